import { DomainError } from '@wepa/domain/error'
import { sellerRates } from '@wepa/domain/insights/analytics'
import type { SellerStats } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import { sumOwnerListings } from '../listings.repo.ts'

/** One's own metrics over all ads. @throws DomainError forbidden for another person's */
export async function getSellerStats(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<SellerStats> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const sums = await sumOwnerListings(ctx.db, id)
  return { ...sums, inactive: sums.total - sums.active, ...sellerRates(sums) }
}
