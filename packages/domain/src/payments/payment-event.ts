import * as z from 'zod/mini'
import { count, decimal, moment } from '../scalar.ts'

/**
 * A message of the payment provider, as the administration sees it. `appliedAt` null while it is still
 * to be done; `note` says what it did, `error` why the last of `attempts` failed.
 */
export const PaymentEvent = z.object({
  id: z.string(),
  type: z.string(),
  objectKind: z.string(),
  objectId: z.nullable(z.string()),
  receivedAt: moment(),
  appliedAt: z.nullable(moment()),
  note: z.nullable(z.string()),
  attempts: count(),
  error: z.nullable(z.string()),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

/**
 * Money that came and bought nothing: a wrong sum, an ad that is gone. `receipt` is our number of it, P-… of a plan
 * and D-… of a place; `what` the plan or the ad's title; `username` null once the account is gone.
 */
export const PaymentProblem = z.object({
  receipt: z.string(),
  what: z.string(),
  username: z.nullable(z.string()),
  amount: decimal(),
  problem: z.string(),
  paidAt: moment(),
})
export type PaymentProblem = z.infer<typeof PaymentProblem>

/** What came in within the last 24 hours, 7 and 30 days, in dollars. */
export const Revenue = z.object({
  revenue24h: decimal(),
  revenue7d: decimal(),
  revenue30d: decimal(),
})
export type Revenue = z.infer<typeof Revenue>
