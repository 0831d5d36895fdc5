import type { Deps } from '../../../context.ts'
import { deleteOldHits } from './due-alerts.repo.ts'

/** Longer than an ad runs: what comes back later than this is news again. */
const kept = 120 * 24 * 3_600_000

/** Forgets which ads were told of long ago. */
export async function forgetOldHits(ctx: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - kept)
  for (let some = 1; some > 0; ) some = await deleteOldHits(ctx.db, before)
}
