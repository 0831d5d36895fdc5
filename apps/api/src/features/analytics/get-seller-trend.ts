import {
  fillDays,
  type SellerTrend,
  sellerRates,
  TOWN_MINIMUM_VIEWS,
  trendDates,
} from '@wepa/domain/analytics'
import { dateOnly } from '@wepa/domain/date'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { listDayCounts, sumViewOrigins } from './analytics.repo.ts'

/**
 * The last 30 days of one's own ads, or of one of them.
 * @throws DomainError forbidden for another person's, listing_not_found, not_listing_owner
 */
export async function getSellerTrend(
  ctx: MemberContext,
  { id, listingId }: { id: number; listingId?: number | undefined },
): Promise<SellerTrend> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  if (listingId !== undefined) await authorizeOwner(ctx, listingId)
  const today = dateOnly(ctx.clock.now())
  const [from = today] = trendDates(today)
  const window = { userId: id, listingId, from, to: today }
  const [counted, origins] = await Promise.all([
    listDayCounts(ctx.db, window),
    sumViewOrigins(ctx.db, { ...window, leastOfTown: TOWN_MINIMUM_VIEWS }),
  ])
  const days = fillDays(today, counted)
  const sum = (figure: 'views' | 'clicks' | 'messages' | 'favorites') =>
    days.reduce((total, day) => total + day[figure], 0)
  const sums = {
    views: sum('views'),
    clicks: sum('clicks'),
    messages: sum('messages'),
    favorites: sum('favorites'),
  }
  return { days, ...sums, ...sellerRates(sums), ...origins }
}
