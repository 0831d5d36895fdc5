import { DomainError } from '@wepa/domain/error'
import { matchesOffer, offerOf, PROMOTION_PLANS } from '@wepa/domain/payments/feature'
import type { PromotionInput } from '@wepa/domain/payments/feature-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { requireRecentProof } from '../proofs/require-recent-proof.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import {
  askForPayment,
  notePayment,
  requireFeaturable,
  requireNoneUnderWay,
} from './start-payment.ts'

/**
 * A payment for a plan of the promotion page. The client's sum and days have to be those of our own
 * table, which alone decides what is charged.
 * @throws DomainError validation, listing_not_found, not_listing_owner, listing_not_public, already_featured, conflict, payments_unavailable, proof_required
 */
export async function startPromotion(
  ctx: MemberContext,
  input: PromotionInput,
): Promise<{ clientSecret: string }> {
  if (!matchesOffer(input)) {
    const message = 'El monto o la duración no corresponden a ese plan.'
    throw new DomainError('validation', { message, issues: [{ path: 'amount', message }] })
  }
  requirePayments(ctx)
  await authorizeOwner(ctx, input.listingId)
  await requireNoneUnderWay(ctx, input.listingId)
  await requireRecentProof(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    const listing = await requireFeaturable(tx, input.listingId)
    return notePayment(tx, listing, offerOf(PROMOTION_PLANS, input.plan))
  })
  return askForPayment(ctx, row)
}
