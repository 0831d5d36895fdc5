import { randomUUID } from 'node:crypto'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { type FeaturedOffer, offerOf, UPGRADE_TIERS } from '@wepa/domain/payments/feature'
import type { UpgradeAnswer, UpgradeInput } from '@wepa/domain/payments/feature-schema'
import { featuredLeft } from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { authorizeOwner, type Owned } from '../listings/authorize-owner.ts'
import { featureListing } from '../listings/featured/feature-listing.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { countAllowanceUsed } from './count-allowance-used.ts'
import { insertFeaturedPayment, updateFeaturedPayment } from './featured.repo.ts'
import {
  askForPayment,
  notePayment,
  requireFeaturable,
  requireNoneUnderWay,
} from './start-payment.ts'

/**
 * Features an own ad with a tier of the upgrade page: at once when the plan's allowance of the month
 * covers it, else by a payment that the browser confirms. The allowance comes first, whatever the tier.
 * @throws DomainError listing_not_found, not_listing_owner, listing_not_public, already_featured, conflict, payments_unavailable, proof_required
 */
export async function startUpgrade(
  ctx: MemberContext,
  { listingId, tier }: UpgradeInput,
): Promise<UpgradeAnswer> {
  await authorizeOwner(ctx, listingId)
  await requireNoneUnderWay(ctx, listingId)
  const offer = offerOf(UPGRADE_TIERS, tier)
  const begun = await inTransaction(ctx, async (tx) => {
    // Holds the owner's row: of two calls at once one takes the last free place.
    const listing = await requireFeaturable(tx, listingId)
    const plan = await planOf(tx, tx.session.userId)
    if (featuredLeft(plan, await countAllowanceUsed(tx, tx.session.userId)) > 0) {
      return { expiresAt: await featureFree(tx, listing, offer) }
    }
    requirePayments(tx)
    await requireRecentProof(tx)
    return { row: await notePayment(tx, listing, offer) }
  })
  if ('expiresAt' in begun) return { featured: true, expiresAt: begun.expiresAt }
  return askForPayment(ctx, begun.row)
}

async function featureFree(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  { id: plan, days }: FeaturedOffer,
): Promise<string> {
  const { id } = await insertFeaturedPayment(tx.db, {
    userId: tx.session.userId,
    listingId: listing.id,
    listingTitle: listing.title,
    attemptKey: randomUUID(),
    plan,
    duration: days,
    createdAt: tx.clock.now(),
    source: 'allowance',
    amount: '0.00',
    status: 'paid',
  })
  const place = await featureListing(tx, {
    listingId: listing.id,
    plan,
    days,
    paymentId: `allowance_${id}`,
  })
  if (!place) throw new Error('an ad that is held has vanished')
  await updateFeaturedPayment(tx.db, id, { ...place, paidAt: tx.clock.now() })
  return place.expiresAt.toISOString()
}
