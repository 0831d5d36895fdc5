import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { ReadContext } from '../../context.ts'
import { findListings } from './listings.repo.ts'
import { showListed } from './show-listing.ts'
import { openWithdrawn } from './withdrawals/open-withdrawn.ts'

/**
 * The ads with these ids, in this order, as the person asking may see them; ids without an ad are
 * left out. One query, whatever the number.
 */
export async function hydrateListings(
  ctx: ReadContext,
  ids: readonly number[],
): Promise<Listing[]> {
  const listings = await findListings(ctx.db, ids, ctx.clock.now())
  const viewerId = ctx.session?.userId ?? null
  return Promise.all(listings.map((listing) => openWithdrawn(ctx, showListed(listing, viewerId))))
}
