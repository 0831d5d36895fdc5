// What else the seller of an ad has: rendered with the page of the ad.
import { rankAlike } from '@wepa/domain/attributes/likeness'
import { cardOf, type ListingCard } from '@wepa/domain/listings/card'
import type { ReadContext } from '../../context.ts'
import { getListing } from '../listings/get-listing.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { withoutWithdrawn } from '../listings/listed/without-withdrawn.ts'
import { comparedOf } from './compared-of.ts'
import { listNewestOf } from './similar-ads.repo.ts'

const MOST = 6
/** Newest ads of the seller that are compared. */
const NEWEST = 24

/** What else a seller has for sale, the most alike first. @throws DomainError listing_not_found */
export async function listOfSeller(
  ctx: ReadContext,
  { id }: { id: number },
): Promise<ListingCard[]> {
  const listing = await getListing(ctx, { id })
  const of = { userId: listing.userId, without: id, limit: NEWEST }
  const newest = await listNewestOf(ctx.db, of)
  const ranked = rankAlike(comparedOf(listing), newest, ctx.clock.now())
  const ids = new Set([...ranked, ...newest.map((each) => each.id)])
  const listings = await hydrateListings(ctx, [...ids].slice(0, MOST))
  return (await withoutWithdrawn(ctx, listings)).map(cardOf)
}
