// Money that goes back to whoever paid: refunds that we give, disputes that their bank opens.
import * as z from 'zod/mini'
import { decimal, moment } from '../scalar.ts'

/** `kept`: a dispute was decided for us, or a refund did not go through. */
export const REVERSAL_STATES = ['partly_refunded', 'refunded', 'disputed', 'lost', 'kept'] as const
export type ReversalState = (typeof REVERSAL_STATES)[number]

/** Whole cents. A dispute holds its amount back while it is open. */
export type MoneyBack = {
  paid: number
  refunded: number
  disputes: readonly { state: 'open' | 'won' | 'lost'; amount: number }[]
}

/** How a payment stands, and how many of its cents are not ours any more. */
export function reversalOf({ paid, refunded, disputes }: MoneyBack): {
  state: ReversalState
  gone: number
} {
  const away = disputes.filter(({ state }) => state !== 'won')
  const gone = Math.min(paid, refunded + away.reduce((sum, { amount }) => sum + amount, 0))
  if (away.some(({ state }) => state === 'open')) return { state: 'disputed', gone }
  if (away.length > 0) return { state: 'lost', gone }
  if (refunded >= paid) return { state: 'refunded', gone }
  return { state: refunded > 0 ? 'partly_refunded' : 'kept', gone }
}

/**
 * Whether what was bought ends. A refund of a part does not: whoever gives it makes good something that went
 * wrong, and the rest stays paid.
 */
export function endsPurchase(state: ReversalState): boolean {
  return state === 'refunded' || state === 'disputed' || state === 'lost'
}

/** One payment whose money went back, for the administration. `gone` of `amount`, in dollars. */
export const PaymentReversal = z.object({
  receipt: z.string(),
  what: z.string(),
  username: z.nullable(z.string()),
  amount: decimal(),
  gone: decimal(),
  state: z.enum(REVERSAL_STATES),
  updatedAt: moment(),
})
export type PaymentReversal = z.infer<typeof PaymentReversal>

/** The newest, at most 100; `disputed` waits for a bank, `gone` is given back or lost, both of all there are. */
export const PaymentReversals = z.object({
  disputed: decimal(),
  gone: decimal(),
  items: z.array(PaymentReversal),
})
export type PaymentReversals = z.infer<typeof PaymentReversals>
