// A paid plan as its provider tells it, and what follows from it.
import * as z from 'zod/mini'
import { count, decimal, id, moment } from '../scalar.ts'
import { form } from '../text/text.ts'
import { PLANS, PlanId, PRICE_IDS } from './plan.ts'

/**
 * 'starting': the provider has not answered yet. 'incomplete': no card stands behind it, a trial of
 * which the clock runs included: nothing is active. 'past_due': a renewal waits for its money.
 */
export const SUBSCRIPTION_STATES = [
  'starting',
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'ended',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Days a plan goes on after a renewal could not be charged. */
export const GRACE_DAYS = 3
/** Days before the end of a trial at which its owner is told. */
export const TRIAL_NOTICE_DAYS = 3

const DAY = 86_400_000

export const Subscription = z.object({
  userId: id(),
  plan: PlanId,
  status: z.string(),
  priceId: z.nullable(z.string()),
  currentPeriodStart: z.nullable(moment()),
  currentPeriodEnd: z.nullable(moment()),
  cancelAt: z.nullable(moment()),
  canceledAt: z.nullable(moment()),
})
export type Subscription = z.infer<typeof Subscription>

/**
 * What a person reads of their plan; `listingsLimit` 999 means unlimited. `status` is 'active' on Free, `graceUntil` the end of the plan while a renewal waits for its money,
 * `isTrialAvailable` false once a trial was begun, `featuredLeft` of the month of Puerto Rico.
 */
export const SubscriptionStatus = z.object({
  plan: PlanId,
  isActive: z.boolean(),
  trialDaysLeft: count(),
  listingsUsed: count(),
  listingsLimit: count(),
  aiUsageCount: count(),
  nextBillingDate: z.nullable(moment()),
  cancelAt: z.nullable(moment()),
  featuredLeft: count(),
  status: z.string(),
  graceUntil: z.nullable(moment()),
  isTrialAvailable: z.boolean(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const SubscribeInput = form({
  priceId: z.enum(PRICE_IDS, 'Plan inválido'),
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

/** `isNew` asks for a first payment only: a plan that stands is then not changed, but refused. */
export const SubscribeCall = form({
  priceId: z.enum(PRICE_IDS, 'Plan inválido'),
  isNew: z.optional(z.boolean()),
})
export type SubscribeCall = z.infer<typeof SubscribeCall>

/**
 * What create-subscription answers: how to pay the first time, or that an existing subscription went
 * over to the other plan, charged or credited to the card it has. `amount` in dollars is what the card is
 * charged now, a credit set off; null where it is only kept.
 */
export const SubscribeAnswer = z.union([
  z.object({
    clientSecret: z.string(),
    subscriptionId: z.string(),
    intentType: z.enum(['setup', 'payment']),
    amount: z.nullable(decimal()),
  }),
  z.object({ isChanged: z.literal(true), status: SubscriptionStatus }),
])
export type SubscribeAnswer = z.infer<typeof SubscribeAnswer>

export type SubscriptionTerms = {
  state: SubscriptionState
  periodStart: Date | null
  periodEnd: Date | null
  cancelAt: Date | null
}

/**
 * Until when the plan holds; null for not at all. A renewal that fails, or that we hear of late, has
 * three days; whoever cancelled has none beyond what was paid.
 */
export function grantedUntil(terms: SubscriptionTerms): Date | null {
  if (!isStanding(terms.state)) return null
  const { state, periodStart, periodEnd, cancelAt } = terms
  const paidUntil = state === 'past_due' ? periodStart : periodEnd
  if (!paidUntil) return null
  if (state === 'past_due') return earlier(later(paidUntil, GRACE_DAYS), cancelAt)
  return cancelAt ?? later(paidUntil, GRACE_DAYS)
}

/** True while the provider may still charge for it or be paid: a person has one such subscription at most. */
export function isOpen(state: SubscriptionState): boolean {
  return state !== 'ended'
}

/** True when it stands: paid or in its trial, or waiting for a renewal's money. */
export function isStanding(state: SubscriptionState): boolean {
  return state === 'active' || state === 'trialing' || state === 'past_due'
}

/** The plan in force: what was granted, until its time is over. No end means that nothing ends it. */
export function planInForce(granted: { plan: PlanId; until: Date | null }, now: Date): PlanId {
  return granted.until === null || granted.until > now ? granted.plan : 'free'
}

/** Whole days until the trial ends, rounded up; 0 without one. */
export function trialDaysLeft(trialEndsAt: Date | null, now: Date): number {
  if (!trialEndsAt) return 0
  return Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY))
}

/** Places of the plan's monthly allowance that are left. */
export function featuredLeft(plan: PlanId, used: number): number {
  return Math.max(0, PLANS[plan].featured - used)
}

function later(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY)
}

function earlier(a: Date, b: Date | null): Date {
  return b && b < a ? b : a
}
