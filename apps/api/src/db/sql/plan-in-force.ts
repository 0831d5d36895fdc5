import type { PlanId } from '@wepa/domain/payments/plan'
import { type RawBuilder, sql } from 'kysely'

/**
 * The plan that a row of `person_plans` is on: `planInForce` of the domain, for statements that decide and write
 * at once. A test holds the two to the same answers.
 */
export const planInForceAt = (now: Date): RawBuilder<PlanId> => sql<PlanId>`(case
  when expires_at is null or expires_at > ${now}::timestamptz then person_plans.plan
  else 'free' end)`
