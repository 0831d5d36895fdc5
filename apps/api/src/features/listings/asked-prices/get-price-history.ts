import { PRICE_HISTORY_LIMIT, type PriceHistory } from '@wepa/domain/prices/price-history'
import type { MemberContext } from '../../../context.ts'
import { authorizeOwner } from '../authorize-owner.ts'
import { listPrices, listRenewals } from './asked-prices.repo.ts'

/**
 * What an own ad asked when, and when its time was prolonged.
 * @throws DomainError listing_not_found, not_listing_owner
 */
export async function getPriceHistory(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<PriceHistory> {
  const { earlierPrice = null } = await authorizeOwner(ctx, id)
  const [prices, renewals] = await Promise.all([
    listPrices(ctx.db, id, PRICE_HISTORY_LIMIT),
    listRenewals(ctx.db, id, PRICE_HISTORY_LIMIT),
  ])
  return { prices, renewals, earlierPrice }
}
