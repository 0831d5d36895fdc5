import * as z from 'zod/mini'
import { PlanId } from './plan.ts'
import { count, id, moment } from './scalar.ts'
import { form } from './text.ts'

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

/** What a person reads of their plan; `listingsLimit` 999 means unlimited. */
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
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const SubscribeInput = form({
  priceId: z.enum(['price_pro', 'price_business'], 'Plan inválido'),
})
export type SubscribeInput = z.infer<typeof SubscribeInput>
