import { startOfMonth } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { countAllowance } from './featured.repo.ts'

/** Places out of the plan's allowance that a person has used in this month of Puerto Rico. */
export async function countAllowanceUsed(
  ctx: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<number> {
  return countAllowance(ctx.db, userId, startOfMonth(ctx.clock.now()))
}
