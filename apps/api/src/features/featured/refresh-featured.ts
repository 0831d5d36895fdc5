import type { MemberContext } from '../../context.ts'
import type { ProviderPayment } from '../../gateways/payments.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { isRefused } from './featured.repo.ts'
import { settleEarlier } from './start-payment.ts'

export type FeaturedReturn = {
  isFeatured: boolean
  expiresAt: string | null
  /**
   * How the payment stands that has not featured it; 'unfinished': no card was given, or its bank not answered;
   * 'refused': it came, and bought nothing.
   */
  payment: 'processing' | 'declined' | 'unfinished' | 'refused' | 'none'
}

/**
 * Whether one's own ad is featured, with the provider asked about payments that are still open: for who
 * has just paid, when its message is late or lost.
 * @throws DomainError listing_not_found, not_listing_owner, payments_unavailable
 */
export async function refreshFeatured(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<FeaturedReturn> {
  await authorizeOwner(ctx, listingId)
  const pending = await settleEarlier(ctx, listingId)
  const { isFeatured, featuredExpiresAt } = await authorizeOwner(ctx, listingId)
  return {
    isFeatured,
    expiresAt: isFeatured ? featuredExpiresAt : null,
    payment: isFeatured ? 'none' : await unpaidOf(ctx, listingId, pending),
  }
}

/** One that the bank works on counts before a newer one that was only begun: it may still take the money. */
async function unpaidOf(
  ctx: MemberContext,
  listingId: number,
  pending: readonly ProviderPayment[],
): Promise<FeaturedReturn['payment']> {
  if (pending.some(({ state }) => state === 'processing')) return 'processing'
  const newest = pending.find(({ state }) => state === 'open')
  if (!newest) return (await isRefused(ctx.db, listingId)) ? 'refused' : 'none'
  return newest.wasDeclined ? 'declined' : 'unfinished'
}
