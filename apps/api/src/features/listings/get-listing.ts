import { DomainError } from '@wepa/domain/error'
import { hasPublicPage } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { ReadContext } from '../../context.ts'
import { findListing } from './listings.repo.ts'
import { showListing } from './show-listing.ts'
import { openWithdrawn } from './withdrawals/open-withdrawn.ts'

/**
 * An ad's page: for everybody while it runs, a sold one included; after that for its owner.
 * @throws DomainError listing_not_found
 */
export async function getListing(ctx: ReadContext, { id }: { id: number }): Promise<ListingDetail> {
  const listing = await findListing(ctx.db, id, ctx.clock.now())
  const viewerId = ctx.session?.userId ?? null
  if (!listing || (listing.userId !== viewerId && !hasPublicPage(listing))) {
    throw new DomainError('listing_not_found')
  }
  return openWithdrawn(ctx, showListing(listing, viewerId))
}
