import type { Deps } from '../../context.ts'
import { deleteActivities, deleteCounts } from './activities.repo.ts'

const DAY = 86_400_000
/** What is kept of who did what; metrics without names stay a little longer than the charts need. */
export const retention = { days: 30, rows: 1_000_000, countDays: 90 }

/** Forgets what people did after 30 days, and beyond a million rows. Answers how many rows went. */
export async function forgetOldActivities(
  ctx: Pick<Deps, 'db' | 'clock'>,
  { days, rows, countDays } = retention,
): Promise<number> {
  const now = ctx.clock.now().getTime()
  const before = new Date(now - days * DAY)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) {
    some = await deleteActivities(ctx.db, { before, most: rows })
  }
  await deleteCounts(ctx.db, new Date(now - countDays * DAY))
  return forgotten
}
