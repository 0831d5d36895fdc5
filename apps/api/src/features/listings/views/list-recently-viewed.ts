import { DomainError } from '@wepa/domain/error'
import { cardOf, type ListingCard } from '@wepa/domain/listings/card'
import { RECENTLY_VIEWED, type RecentlyViewed } from '@wepa/domain/listings/recently-viewed'
import type { MemberContext } from '../../../context.ts'
import { hydrateListings } from '../hydrate-listings.ts'
import { listLastViews } from './views.repo.ts'

/** The last ads one looked at, newest first. @throws DomainError forbidden for another person's */
export async function listRecentlyViewed(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<RecentlyViewed[]> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const views = await listLastViews(ctx.db, { viewerId: id, limit: RECENTLY_VIEWED })
  const listings = await hydrateListings(
    ctx,
    views.map(({ listingId }) => listingId),
  )
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return views.flatMap(({ listingId, viewedAt }) => {
    const listing = byId.get(listingId)
    return listing ? [{ id: listingId, viewedAt, listing }] : []
  })
}

/** As many as a row of home shows. */
const LAST_SEEN = 8

/** Those of the ads one looked at last that can still be had, newest look first, for home. */
export async function listLastSeen(ctx: MemberContext): Promise<ListingCard[]> {
  const viewed = await listRecentlyViewed(ctx, { id: ctx.session.userId })
  return viewed
    .filter(({ listing }) => listing.status !== 'sold')
    .slice(0, LAST_SEEN)
    .map(({ listing }) => cardOf(listing))
}
