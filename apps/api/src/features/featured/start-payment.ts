// The way into a payment for an ad's place: the row first, then the provider.
import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { dollars, type FeaturedOffer } from '@wepa/domain/payments/feature'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import type { ProviderPayment } from '../../gateways/payments.ts'
import { authorizeOwnerForUpdate, type Owned } from '../listings/authorize-owner.ts'
import { customerOf } from '../subscriptions/customer-of.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import {
  type FeaturedPaymentRow,
  insertFeaturedPayment,
  listPendingOfListing,
  updateProviderId,
} from './featured.repo.ts'
import { settlePayment } from './settle-payment.ts'

/** The provider gives the first answer again to the same key for a day at least. */
const keyLasts = 20 * 3_600_000

/**
 * An own ad that may be featured now; held, with its owner, until the transaction ends.
 * @throws DomainError listing_not_found, not_listing_owner, listing_not_public,
 *   listing_hidden, already_featured
 */
export async function requireFeaturable(
  tx: InTransaction<MemberContext>,
  listingId: number,
): Promise<Owned<ListingDetail>> {
  const listing = await authorizeOwnerForUpdate(tx, listingId)
  if (listing.isHidden) throw new DomainError('listing_hidden')
  if (listing.isFeatured) throw new DomainError('already_featured')
  if (!isPublic(listing)) throw new DomainError('listing_not_public')
  return listing
}

/**
 * Looks whether an earlier payment for this ad has gone through without our hearing of it. Answers the
 * payments that were pending, as the provider has them, the newest first.
 */
export async function settleEarlier(
  ctx: MemberContext,
  listingId: number,
): Promise<ProviderPayment[]> {
  const readings: ProviderPayment[] = []
  if (!ctx.payments) return readings
  for (const { providerId } of await listPendingOfListing(ctx.db, listingId)) {
    const reading = providerId ? await settlePayment(ctx, providerId) : null
    if (reading) readings.push(reading)
  }
  return readings
}

/**
 * Looks the same before another payment for it: two would both be taken.
 * @throws DomainError conflict while its bank works on one
 */
export async function requireNoneUnderWay(ctx: MemberContext, listingId: number): Promise<void> {
  const readings = await settleEarlier(ctx, listingId)
  if (readings.every(({ state }) => state !== 'processing')) return
  throw new DomainError('conflict', {
    message:
      'Tu banco aún no confirma el pago que ya hiciste por este anuncio. Te avisamos cuando esté.',
  })
}

/** The row of a payment that begins, or of the same one that was begun before: two presses pay once. */
export async function notePayment(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  { id: plan, priceCents, days }: FeaturedOffer,
): Promise<FeaturedPaymentRow> {
  const now = tx.clock.now()
  const amount = dollars(priceCents)
  const begun = await listPendingOfListing(tx.db, listing.id)
  const same = begun.find(
    (row) =>
      row.plan === plan &&
      row.amount === amount &&
      row.duration === days &&
      now.getTime() - row.createdAt.getTime() < keyLasts,
  )
  if (same) return same
  return insertFeaturedPayment(tx.db, {
    userId: tx.session.userId,
    listingId: listing.id,
    listingTitle: listing.title,
    attemptKey: randomUUID(),
    plan,
    duration: days,
    createdAt: now,
    source: 'payment',
    amount,
    status: 'pending',
  })
}

/**
 * What the browser confirms with a card. A process that dies after the provider's answer loses nothing:
 * the payment carries its row's number, and nobody can pay what nobody was told of.
 * @throws DomainError payments_unavailable
 */
export async function askForPayment(
  ctx: MemberContext,
  row: FeaturedPaymentRow,
): Promise<{ clientSecret: string }> {
  const payments = requirePayments(ctx)
  const customerId = await customerOf(ctx)
  const order = {
    customerId,
    amount: Math.round(Number(row.amount) * 100),
    description: `Wepa: anuncio destacado por ${row.duration} días`,
    metadata: { featuredPayment: String(row.id) },
  }
  const { clientSecret, paymentId } = await payments.startPayment(order, row.attemptKey)
  await updateProviderId(ctx.db, row.id, paymentId)
  return { clientSecret }
}
