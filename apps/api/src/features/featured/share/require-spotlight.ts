import { DomainError } from '@wepa/domain/error'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import { authorizeOwner, type Owned } from '../../listings/authorize-owner.ts'

/**
 * An own public ad whose Spotlight place is in force.
 * @throws DomainError listing_not_found, not_listing_owner, forbidden for all other ads
 */
export async function requireSpotlight(
  ctx: MemberContext,
  listingId: number,
): Promise<Owned<ListingDetail>> {
  const listing = await authorizeOwner(ctx, listingId)
  const hasPlace = listing.isFeatured && listing.featuredPlan === 'spotlight'
  if (hasPlace && isPublic(listing)) return listing
  const message = 'Las imágenes y los textos vienen con el destacado Spotlight, mientras dura.'
  throw new DomainError('forbidden', { message })
}
