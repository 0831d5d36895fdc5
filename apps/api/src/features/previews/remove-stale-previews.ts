import type { Deps } from '../../context.ts'
import { deletePreviews, listStalePreviews } from './previews.repo.ts'

const DAY = 86_400_000
/** About 100 KB each: a bound for the store, whatever is asked for. */
export const MOST_PREVIEWS = 20_000

/** Previews can be drawn again: they are kept for 30 days, and no longer than their ad has a public page. */
export async function removeStalePreviews(ctx: Deps, most = MOST_PREVIEWS): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - 30 * DAY)
  const names = await listStalePreviews(ctx.db, { before, most })
  if (names.length === 0) return
  // The files first: as long as its row is there, a file is found again.
  await ctx.imageStore.remove(names)
  await deletePreviews(ctx.db, names, now)
  ctx.log.info({ previews: names.length }, 'stale previews removed')
}
