import type { ReversalState } from '@wepa/domain/payments/reversal'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * Row of `subscriptions`. `attemptKey` is the idempotency key of its start; `providerId` null until the
 * provider has answered it. `confirmedAt`: when a card first stood behind it. `reading`: the number of
 * the newest reading it shows. The two `…ToldAt` say that an email has left.
 */
export type SubscriptionsTable = {
  id: Generated<number>
  userId: number | null
  providerId: string | null
  attemptKey: string
  plan: 'pro' | 'business'
  state: 'starting' | 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  trialDays: number
  periodStart: NullableTimestamp
  periodEnd: NullableTimestamp
  trialEndsAt: NullableTimestamp
  cancelAt: NullableTimestamp
  endedAt: NullableTimestamp
  confirmedAt: NullableTimestamp
  trialEndToldAt: NullableTimestamp
  endToldAt: NullableTimestamp
  reading: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Row of `subscription_payments`: a paid bill; `providerId` is the bill's. `amount` in dollars. */
export type SubscriptionPaymentsTable = {
  id: Generated<number>
  userId: number | null
  subscriptionId: number | null
  providerId: string
  plan: string
  amount: string
  /** Why somebody has to look at it; null for nearly all. */
  problem: string | null
  paidAt: Timestamp
  createdAt: Timestamp
}

/**
 * Row of `featured_payments`: a paid place of an ad, or one out of a plan's allowance, whose amount is 0. `movedAt`: when
 * what was left of it went over to the ad it has now, from the one of `movedFromTitle`.
 */
export type FeaturedPaymentsTable = {
  id: Generated<number>
  userId: number | null
  listingId: number | null
  listingTitle: string
  source: 'payment' | 'allowance'
  providerId: string | null
  attemptKey: string
  plan: 'basic' | 'premium' | 'spotlight'
  amount: string
  duration: number
  status: 'pending' | 'paid' | 'failed' | 'refused'
  problem: string | null
  startsAt: NullableTimestamp
  expiresAt: NullableTimestamp
  paidAt: NullableTimestamp
  movedAt: NullableTimestamp
  movedFromTitle: ColumnType<string | null, string | null | undefined, string | null>
  createdAt: Timestamp
}

/** Row of `payment_reversals`: what went back of one payment; sums in dollars. See migration 048. */
export type PaymentReversalsTable = {
  id: Generated<number>
  providerId: string
  featuredPaymentId: number | null
  subscriptionPaymentId: number | null
  amount: string
  gone: Generated<string>
  state: Generated<ReversalState>
  takenMs: Generated<number>
  reading: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Row of `payment_events`: what the provider sent. `appliedAt` null while it is still to be done. */
export type PaymentEventsTable = {
  id: string
  type: string
  objectKind: string
  objectId: string | null
  subscriptionRef: string | null
  customerRef: string | null
  receivedAt: Timestamp
  appliedAt: NullableTimestamp
  note: string | null
}
