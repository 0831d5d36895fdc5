import type { Deps } from '../../context.ts'
import { deleteNotifications } from './notifications.repo.ts'

const day = 24 * 60 * 60 * 1000
const readKept = 90 * day
const kept = 365 * day

/** Forgets what was read after 90 days, everything after a year. Answers how many were forgotten. */
export async function forgetOldNotifications(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = ctx.clock.now().getTime()
  const ages = { before: new Date(now - kept), readBefore: new Date(now - readKept) }
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteNotifications(ctx.db, ages)
  return forgotten
}
