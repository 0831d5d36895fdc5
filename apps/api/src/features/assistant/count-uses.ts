import type { Deps } from '../../context.ts'
import { findStanding } from './assistant.repo.ts'

/** Uses of the assistant that count now: of this trial or month of Puerto Rico; 0 for nobody. */
export async function countUses(ctx: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<number> {
  const standing = await findStanding(ctx.db, { userId, now: ctx.clock.now() })
  return standing && !standing.isNewMonth ? standing.used : 0
}
