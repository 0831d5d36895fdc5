import { dateOnly } from '@wepa/domain/date'
import type { Deps } from '../../context.ts'
import { deleteViews } from './views.repo.ts'

const day = 24 * 60 * 60 * 1000
const kept = 365 * day

/** Forgets after a year who looked at what. Answers how many rows went. */
export async function forgetOldViews(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = dateOnly(new Date(ctx.clock.now().getTime() - kept))
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteViews(ctx.db, before)
  return forgotten
}
