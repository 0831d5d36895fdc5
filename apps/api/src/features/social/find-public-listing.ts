import { DomainError } from '@wepa/domain/error'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { type Deps, visitorContext } from '../../context.ts'
import { getListing } from '../listings/get-listing.ts'

/** An ad as a visitor sees it; undefined where it has no page. */
export async function findPublicListing(ctx: Deps, id: number): Promise<ListingDetail | undefined> {
  const visitor = visitorContext(ctx, { requestId: 'social', ip: '127.0.0.1', userAgent: null })
  try {
    return await getListing(visitor, { id })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'listing_not_found') return undefined
    throw error
  }
}
