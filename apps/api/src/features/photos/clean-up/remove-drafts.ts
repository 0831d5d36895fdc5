import type { Deps } from '../../../context.ts'

/** Far longer than any write takes. */
const HOUR = 3_600_000

/** Deletes what writes left half done whose process died, among pictures and private documents. */
export async function removeDrafts(ctx: Deps): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - HOUR)
  const photos = await ctx.imageStore.removeDrafts(before)
  const documents = await ctx.documentStore.removeDrafts(before)
  if (photos + documents > 0) ctx.log.info({ photos, documents }, 'half written files removed')
}
