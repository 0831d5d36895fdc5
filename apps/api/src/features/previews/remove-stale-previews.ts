import type { Deps } from '../../context.ts'
import { deleteStalePreviews } from './previews.repo.ts'

const DAY = 86_400_000
/** About 100 KB each: a bound for the store, whatever is asked for. */
export const MOST_PREVIEWS = 20_000

/** Previews can be drawn again: they are kept for 30 days, and no longer than their ad has a public page. */
export async function removeStalePreviews(ctx: Deps, most = MOST_PREVIEWS): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - 30 * DAY)
  const names = await deleteStalePreviews(ctx.db, { before, most })
  await ctx.imageStore.remove(names)
  if (names.length > 0) ctx.log.info({ previews: names.length }, 'stale previews removed')
}
