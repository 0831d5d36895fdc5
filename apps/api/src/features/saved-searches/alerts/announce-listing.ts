import type { Context } from '../../../context.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { upsertListingToMatch } from './alert-matches.repo.ts'

/**
 * Has the saved searches told that fit an ad only now. Belongs into the transaction that brings an ad
 * into the lists, or changes what a public one says; there before the change (`wasPublic`), so that
 * who could find the ad already hears nothing.
 */
export async function announceListing(
  tx: Pick<Context, 'db'>,
  listing: { id: number; wasPublic: boolean },
): Promise<void> {
  await upsertListingToMatch(tx.db, listing.id, listing.wasPublic)
  await enqueueJob(
    tx.db,
    'match-saved-searches',
    { listingId: listing.id },
    { key: `match-saved-searches:${listing.id}` },
  )
}
