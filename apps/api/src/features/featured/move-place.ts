import { DomainError } from '@wepa/domain/error'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MovePlaceInput } from '@wepa/domain/payments/feature-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { authorizeOwnerForUpdate, type Owned } from '../listings/authorize-owner.ts'
import { featureListing } from '../listings/featured/feature-listing.ts'
import { keepReport } from '../place-reports/keep-report.ts'
import { type FeaturedPaymentRow, lockFeaturedPayment } from './featured.repo.ts'
import { lockUnmovedOf, updateMoved } from './moves.repo.ts'
import { takePlace } from './take-place.ts'

const DAY = 86_400_000

export type MovedPlace = { listing: { id: number; title: string }; expiresAt: string }

/**
 * Gives what is left of the places of an own ad that was sold, switched off or deleted to another own ad, once. It adds
 * up with a place that runs there. What was paid, given back or disputed goes on being about the place, wherever it is.
 * The owner's row is held: of two calls at once the second finds it moved.
 * @throws DomainError not_found for a place that is not one's own, listing_not_found, not_listing_owner,
 *   listing_hidden, listing_not_public, place_running, place_moved, place_over
 */
export async function movePlace(
  ctx: MemberContext,
  { placeId, listingId }: MovePlaceInput,
): Promise<MovedPlace> {
  const moved = await inTransaction(ctx, async (tx) => {
    const target = await authorizeOwnerForUpdate(tx, listingId)
    if (target.isHidden) throw new DomainError('listing_hidden')
    if (!isPublic(target)) throw new DomainError('listing_not_public')
    const places = await requireMovable(tx, placeId)
    // While the days are still those of the ad that they leave.
    const source = places[0]?.listingId
    if (source) await keepReport(tx, source)
    return moveTo(tx, target, places)
  })
  const { userId } = ctx.session
  noteActivity(ctx, { action: 'move_featured', userId, listingId, metadata: { place: placeId } })
  return moved
}

/** The place, and all others of its ad that have time left: moved one by one, their days would no longer meet. */
async function requireMovable(
  tx: InTransaction<MemberContext>,
  placeId: number,
): Promise<FeaturedPaymentRow[]> {
  const place = await lockFeaturedPayment(tx.db, placeId)
  if (place?.userId !== tx.session.userId) {
    throw new DomainError('not_found', { message: 'No encontramos ese destacado.' })
  }
  if (place.movedAt) throw new DomainError('place_moved')
  const now = tx.clock.now()
  if (place.status !== 'paid' || !place.expiresAt || place.expiresAt <= now) {
    throw new DomainError('place_over')
  }
  if (place.listingId === null) return [place]
  const source = await authorizeOwnerForUpdate(tx, place.listingId)
  if (source.isHidden) throw new DomainError('listing_hidden')
  if (isPublic(source)) throw new DomainError('place_running')
  return lockUnmovedOf(tx.db, source.id, now)
}

async function moveTo(
  tx: InTransaction<MemberContext>,
  { id, title }: Owned<ListingDetail>,
  places: readonly FeaturedPaymentRow[],
): Promise<MovedPlace> {
  let until: Date | undefined
  for (const place of places) {
    const days = (await takePlace(tx, place)) / DAY
    const paymentId = place.providerId ?? `allowance_${place.id}`
    const given = await featureListing(tx, { listingId: id, plan: place.plan, days, paymentId })
    if (!given) throw new Error('an ad that is held has vanished')
    until = given.expiresAt
    await updateMoved(tx.db, place.id, {
      ...given,
      listingId: id,
      listingTitle: title,
      movedAt: tx.clock.now(),
      movedFromTitle: place.listingTitle,
    })
  }
  if (!until) throw new DomainError('place_over')
  return { listing: { id, title }, expiresAt: until.toISOString() }
}
