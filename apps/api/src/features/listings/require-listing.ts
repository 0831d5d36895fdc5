import { DomainError } from '@wepa/domain/error'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { Context } from '../../context.ts'
import { hydrateListings } from './hydrate-listings.ts'

/** The ad as the person asking may see it. @throws DomainError listing_not_found */
export async function requireListing(ctx: Context, id: number): Promise<Listing> {
  const [listing] = await hydrateListings(ctx, [id])
  if (!listing) throw new DomainError('listing_not_found')
  return listing
}
