import type { Deps } from '../../context.ts'
import { deleteGarbage, deleteUnclaimedDocuments, listGarbage } from './documents.repo.ts'

const HOUR = 3_600_000

/**
 * Lets go of documents that no request took within a day, and deletes the files that lost their row.
 * A name is forgotten only after an hour: an upload under way may still bring its file until then.
 */
export async function removeLostDocuments(ctx: Deps): Promise<void> {
  const now = ctx.clock.now().getTime()
  const unclaimed = await deleteUnclaimedDocuments(ctx.db, new Date(now - 24 * HOUR))
  const names = await listGarbage(ctx.db)
  if (names.length > 0) {
    await ctx.documentStore.remove(names)
    await deleteGarbage(ctx.db, names, new Date(now - HOUR))
  }
  if (unclaimed > 0) ctx.log.info({ documents: unclaimed }, 'unclaimed documents removed')
}
