import { DomainError } from '@wepa/domain/error'
import {
  type AnalyticsLevel,
  analyticsLevel,
  fillDays,
  type SellerTrend,
  sellerRates,
  TOWN_MINIMUM_VIEWS,
  trendDates,
} from '@wepa/domain/insights/analytics'
import { FEATURED_PLANS } from '@wepa/domain/payments/featured-plan'
import { dateOnly } from '@wepa/domain/text/date'
import type { MemberContext } from '../../context.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { listDayCounts, sumViewOrigins } from './trend.repo.ts'

/**
 * The last 30 days of one's own ads, or of one of them, as far as the plan or the ad's paid place goes.
 * @throws DomainError forbidden for another person's, listing_not_found, not_listing_owner, plan_required
 */
export async function getSellerTrend(
  ctx: MemberContext,
  { id, listingId }: { id: number; listingId?: number | undefined },
): Promise<SellerTrend> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const level = await requireLevel(ctx, listingId)
  const today = dateOnly(ctx.clock.now())
  const [from = today] = trendDates(today)
  const window = { userId: id, listingId, from, to: today }
  const [counted, origins] = await Promise.all([
    listDayCounts(ctx.db, window),
    level === 'advanced'
      ? sumViewOrigins(ctx.db, { ...window, leastOfTown: TOWN_MINIMUM_VIEWS })
      : { sources: [], devices: [], towns: [] },
  ])
  const days = fillDays(today, counted)
  const sum = (metric: 'views' | 'clicks' | 'messages' | 'favorites') =>
    days.reduce((total, day) => total + day[metric], 0)
  const sums = {
    views: sum('views'),
    clicks: sum('clicks'),
    messages: sum('messages'),
    favorites: sum('favorites'),
  }
  return { level, days, ...sums, ...sellerRates(sums), ...origins }
}

async function requireLevel(
  ctx: MemberContext,
  listingId: number | undefined,
): Promise<AnalyticsLevel> {
  const listing = listingId === undefined ? undefined : await authorizeOwner(ctx, listingId)
  const running = listing?.isFeatured ? listing.featuredPlan : null
  const place = FEATURED_PLANS.find((plan) => plan === running) ?? null
  const level = analyticsLevel(await planOf(ctx, ctx.session.userId), place)
  if (level === 'none') throw new DomainError('plan_required')
  return level
}
