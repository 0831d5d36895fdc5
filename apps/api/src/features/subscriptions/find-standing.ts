import {
  grantedUntil,
  isStanding,
  planInForce,
  type SubscriptionStatus,
  trialDaysLeft,
} from '@wepa/domain/payments/subscription'
import type { Deps } from '../../context.ts'
import { findOpenSubscription, findSubscriber, hasHadTrial } from './subscriptions.repo.ts'

/** What a subscription alone says of somebody's plan. */
export type Standing = Pick<
  SubscriptionStatus,
  | 'plan'
  | 'status'
  | 'trialDaysLeft'
  | 'nextBillingDate'
  | 'cancelAt'
  | 'graceUntil'
  | 'isTrialAvailable'
>

/** How somebody's plan stands; undefined for an account that is gone. */
export async function findStanding(
  ctx: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<Standing | undefined> {
  const [person, open, hasTried] = await Promise.all([
    findSubscriber(ctx.db, userId),
    findOpenSubscription(ctx.db, userId),
    hasHadTrial(ctx.db, userId),
  ])
  if (!person) return undefined
  const now = ctx.clock.now()
  const plan = planInForce(person, now)
  // What waits for a card, or whose time is over, says nothing about the plan.
  const standing = plan !== 'free' && open && isStanding(open.state) ? open : undefined
  const isRenewed = standing && !standing.cancelAt && standing.state !== 'past_due'
  return {
    plan,
    status: standing?.state ?? 'active',
    trialDaysLeft: standing?.state === 'trialing' ? trialDaysLeft(standing.trialEndsAt, now) : 0,
    nextBillingDate: isRenewed ? iso(standing.periodEnd) : null,
    cancelAt: iso(standing?.cancelAt),
    graceUntil: standing?.state === 'past_due' ? iso(grantedUntil(standing)) : null,
    isTrialAvailable: !hasTried,
  }
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null
