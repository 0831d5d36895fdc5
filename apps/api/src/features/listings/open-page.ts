import { hasPublicPage } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { ReadContext } from '../../context.ts'
import { getListing } from './get-listing.ts'
import { findListing } from './listings.repo.ts'
import { showToModerator } from './show-listing.ts'
import { openWithdrawn } from './withdrawals/open-withdrawn.ts'

/**
 * An ad for its page: as `getListing`, and for moderators also one that is hidden or off, marked as theirs to see.
 * They can do nothing else with it: what acts on an ad asks `getListing`.
 * @throws DomainError listing_not_found
 */
export async function openPage(ctx: ReadContext, { id }: { id: number }): Promise<ListingDetail> {
  const { session } = ctx
  if (session?.role !== 'admin') return getListing(ctx, { id })
  const listing = await findListing(ctx.db, id, ctx.clock.now())
  if (!listing || listing.userId === session.userId || hasPublicPage(listing)) {
    return getListing(ctx, { id })
  }
  return openWithdrawn(ctx, showToModerator(listing))
}
