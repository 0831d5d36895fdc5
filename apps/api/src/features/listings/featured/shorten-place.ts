import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { updatePlace } from '../listing-writes.repo.ts'
import { lockListing } from '../listings.repo.ts'

/** Takes time from an ad's paid place, which ends where none is left. The owner's row is held by then. */
export async function shortenPlace(
  tx: InTransaction<Pick<Deps, 'db' | 'clock'>>,
  { listingId, ms }: { listingId: number; ms: number },
): Promise<void> {
  const now = tx.clock.now()
  const listing = await lockListing(tx.db, listingId, now)
  if (!listing?.isFeatured || !listing.featuredExpiresAt) return
  const until = Date.parse(listing.featuredExpiresAt) - ms
  await updatePlace(tx.db, listingId, {
    // The clean-up would tell its owner that its days are over.
    isFeatured: until > now.getTime(),
    featuredExpiresAt: new Date(Math.max(until, now.getTime())),
  })
}
