import type { PlanId } from '@wepa/domain/payments/plan'
import { type RawBuilder, sql } from 'kysely'

/**
 * The plan that a row of `users` is on: `planInForce` of the domain, for statements that decide and write
 * at once. A test holds the two to the same answers.
 */
export const planInForceAt = (now: Date): RawBuilder<PlanId> => sql<PlanId>`(case
  when subscription_expiry is null or subscription_expiry > ${now}::timestamptz then subscription_plan
  else 'free' end)`
