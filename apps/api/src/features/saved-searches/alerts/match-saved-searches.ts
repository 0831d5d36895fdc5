import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import {
  deleteListingToMatch,
  insertHits,
  listProbes,
  lockListingToMatch,
} from './alert-matches.repo.ts'

/** Finds the saved searches that an ad fits only now. Done again it finds nothing more. */
export async function matchSavedSearches(
  ctx: Pick<Deps, 'db' | 'clock' | 'log'>,
  { listingId }: { listingId: number },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockListingToMatch(tx.db, listingId))) return
    const probes = await listProbes(tx.db, listingId)
    if (probes.length === 0) return deleteListingToMatch(tx.db, listingId)
    const due = await insertHits(tx.db, { listingId, probes, now: tx.clock.now() })
    if (due > 0) await enqueueJob(tx.db, 'tell-due-alerts', {}, { key: 'tell-due-alerts' })
  })
}
