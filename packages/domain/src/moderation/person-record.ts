// What the moderators' desk shows of a person as a whole: docs/product/moderation.md#a-persons-record.
import * as z from 'zod/mini'
import { PlanId } from '../payments/plan.ts'
import { count, decimal, moment } from '../scalar.ts'
import { VERIFICATION_STATUSES, VERIFICATION_TYPES } from '../trust/verification.ts'
import { CasePerson } from './moderation.ts'

/** The two lists of a record: what is about the person, and what they wrote to the administration themselves. */
export const RECORD_SIDES = ['about', 'by'] as const
export type RecordSide = (typeof RECORD_SIDES)[number]

/** Sessions of a record: the last used. */
export const RECORD_SESSIONS = 10

/** How many ads stand in each state; an ad is counted once, as the desk names it. */
export const AdCounts = z.object({
  active: count(),
  pending: count(),
  sold: count(),
  inactive: count(),
  hidden: count(),
})
export type AdCounts = z.infer<typeof AdCounts>

/**
 * A person as moderators see them, without their lists. Neither email nor phone: who looks for somebody by one of
 * them leaves a line. `isClosed`: they deleted the account, and it is erased in some days. `planUntil` is null where
 * nothing ends the plan in force; `trust` null while they are suspended, and before there is any signal of it.
 * `sessions` without addresses, the last used first, with how many there are beside.
 */
export const PersonRecord = z.object({
  person: CasePerson,
  isClosed: z.boolean(),
  businessName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  hasPhone: z.boolean(),
  plan: PlanId,
  planUntil: z.nullable(moment()),
  trust: z.nullable(z.object({ score: decimal(), level: z.string() })),
  verifications: z.array(
    z.object({
      type: z.enum(VERIFICATION_TYPES),
      status: z.enum(VERIFICATION_STATUSES),
      at: moment(),
    }),
  ),
  ads: AdCounts,
  sales: count(),
  purchases: count(),
  cancelledSales: count(),
  ratings: z.array(
    z.object({ type: z.enum(['seller', 'buyer']), count: count(), average: decimal() }),
  ),
  lastLoginAt: z.nullable(moment()),
  loginCount: count(),
  sessions: z.array(z.object({ device: z.string(), openedAt: moment(), lastActivityAt: moment() })),
  sessionCount: count(),
})
export type PersonRecord = z.infer<typeof PersonRecord>
