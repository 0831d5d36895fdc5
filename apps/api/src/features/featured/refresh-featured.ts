import type { MemberContext } from '../../context.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { settleEarlier } from './start-payment.ts'

/**
 * Whether one's own ad is featured, with the provider asked about payments that are still open: for who
 * has just paid, when its message is late or lost.
 * @throws DomainError listing_not_found, not_listing_owner, payments_unavailable
 */
export async function refreshFeatured(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<{ isFeatured: boolean; expiresAt: string | null }> {
  await authorizeOwner(ctx, listingId)
  await settleEarlier(ctx, listingId)
  const { isFeatured, featuredExpiresAt } = await authorizeOwner(ctx, listingId)
  return { isFeatured, expiresAt: isFeatured ? featuredExpiresAt : null }
}
