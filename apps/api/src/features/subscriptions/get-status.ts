import { DomainError } from '@wepa/domain/error'
import { PLANS } from '@wepa/domain/payments/plan'
import {
  featuredLeft,
  grantedUntil,
  isStanding,
  planInForce,
  type SubscriptionStatus,
  trialDaysLeft,
} from '@wepa/domain/payments/subscription'
import type { MemberContext } from '../../context.ts'
import { countUses } from '../assistant/count-uses.ts'
import { countAllowanceUsed } from '../featured/count-allowance-used.ts'
import { getSellerStats } from '../listings/get-seller-stats.ts'
import { findOpenSubscription, findSubscriber, hasHadTrial } from './subscriptions.repo.ts'

/** One's own plan, and what of it is used (§3). */
export async function getStatus(ctx: MemberContext): Promise<SubscriptionStatus> {
  const { userId } = ctx.session
  const [person, open, hasTried, used, stats, aiUsageCount] = await Promise.all([
    findSubscriber(ctx.db, userId),
    findOpenSubscription(ctx.db, userId),
    hasHadTrial(ctx.db, userId),
    countAllowanceUsed(ctx, userId),
    getSellerStats(ctx, { id: userId }),
    countUses(ctx, userId),
  ])
  if (!person) throw new DomainError('invalid_token')
  const now = ctx.clock.now()
  const plan = planInForce(person, now)
  // What waits for a card, or whose time is over, says nothing about the plan.
  const standing = plan !== 'free' && open && isStanding(open.state) ? open : undefined
  const iso = (date: Date | null | undefined) => date?.toISOString() ?? null
  return {
    plan,
    isActive: true,
    trialDaysLeft: standing?.state === 'trialing' ? trialDaysLeft(standing.trialEndsAt, now) : 0,
    listingsUsed: stats.published,
    listingsLimit: PLANS[plan].listings,
    aiUsageCount,
    nextBillingDate:
      standing && !standing.cancelAt && standing.state !== 'past_due'
        ? iso(standing.periodEnd)
        : null,
    cancelAt: iso(standing?.cancelAt),
    featuredLeft: featuredLeft(plan, used),
    status: standing?.state ?? 'active',
    graceUntil: standing?.state === 'past_due' ? iso(grantedUntil(standing)) : null,
    isTrialAvailable: !hasTried,
  }
}
