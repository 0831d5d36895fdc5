import { DomainError } from '@wepa/domain/error'
import { PLANS } from '@wepa/domain/payments/plan'
import { featuredLeft, type SubscriptionStatus } from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import { countUses } from '../assistant/count-uses.ts'
import { countAllowanceUsed } from '../featured/count-allowance-used.ts'
import { getSellerStats } from '../listings/views/get-seller-stats.ts'
import { findStanding } from '../subscriptions/find-standing.ts'

/** One's own plan, and what of it is used. */
export async function getPlanStatus(ctx: MemberContext): Promise<SubscriptionStatus> {
  const { userId } = ctx.session
  const [standing, used, stats, aiUsageCount] = await Promise.all([
    findStanding(ctx, userId),
    countAllowanceUsed(ctx, userId),
    getSellerStats(ctx, { id: userId }),
    countUses(ctx, userId),
  ])
  if (!standing) throw new DomainError('invalid_token')
  return {
    ...standing,
    isActive: true,
    listingsUsed: stats.published,
    listingsLimit: PLANS[standing.plan].listings,
    aiUsageCount,
    featuredLeft: featuredLeft(standing.plan, used),
  }
}
