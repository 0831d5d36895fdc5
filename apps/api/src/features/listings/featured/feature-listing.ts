import { isPublic } from '@wepa/domain/listings/listing'
import { extendPlace } from '@wepa/domain/payments/feature'
import { FEATURED_PLANS, type FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { announceListing } from '../../saved-searches/alerts/announce-listing.ts'
import { updatePlace } from '../listing-writes.repo.ts'
import { lockListing } from '../listings.repo.ts'

export type BoughtPlace = {
  listingId: number
  plan: FeaturedPlanId
  days: number
  paymentId: string
}

/**
 * Gives an ad the place that was paid for; undefined when the ad is gone, sold, hidden or switched off. One that
 * runs already is prolonged, one that ran out meanwhile comes back for its days, whatever room is left. The ad itself lasts at least as long: nobody pays for days on which it is not shown.
 * The owner's row is held by then.
 */
export async function featureListing(
  tx: InTransaction<Pick<Deps, 'db' | 'clock' | 'log'>>,
  { listingId, plan, days, paymentId }: BoughtPlace,
): Promise<{ startsAt: Date; expiresAt: Date } | undefined> {
  const now = tx.clock.now()
  const listing = await lockListing(tx.db, listingId, now)
  if (!listing) return undefined
  const hasRunOut =
    !listing.isActive &&
    !listing.isHidden &&
    listing.status !== 'sold' &&
    new Date(listing.expiresAt) <= now
  if (!isPublic(listing) && !hasRunOut) return undefined
  const current = FEATURED_PLANS.find((each) => each === listing.featuredPlan)
  const isRunning = listing.isFeatured && current && listing.featuredExpiresAt
  const place = extendPlace(
    isRunning ? { plan: current, until: new Date(isRunning) } : null,
    { plan, days },
    now,
  )
  await updatePlace(tx.db, listingId, {
    isFeatured: true,
    featuredPlan: place.plan,
    featuredExpiresAt: place.until,
    featuredPaymentId: paymentId,
    ...(hasRunOut && { isActive: true }),
    ...(new Date(listing.expiresAt) < place.until && { expiresAt: place.until }),
  })
  if (hasRunOut) await announceListing(tx, { id: listingId, wasPublic: false })
  return { startsAt: place.startsAt, expiresAt: place.until }
}
