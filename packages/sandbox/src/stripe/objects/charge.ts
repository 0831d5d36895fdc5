// A payment as its charge: what came in, and what of it went back.
import type { PaymentIntent } from '../objects.ts'
import type { Tables } from '../tables.ts'

const prefix = (id: string) => id.slice(id.indexOf('_') + 1)

/** The charge of a payment that was made; null before. Stripe's charges are objects of their own. */
export function chargeOf(tables: Tables, intent: PaymentIntent) {
  if (intent.status !== 'succeeded') return null
  const back = refundsOf(tables, intent.id).reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: `ch_${prefix(intent.id)}`,
    object: 'charge',
    created: intent.created,
    amount: intent.amount_received,
    amount_refunded: back,
    currency: intent.currency,
    customer: intent.customer,
    disputed: disputesOf(tables, intent.id).length > 0,
    payment_intent: intent.id,
    refunded: back >= intent.amount_received,
    status: 'succeeded',
  }
}

const refundsOf = (tables: Tables, paymentId: string) =>
  tables.refunds.list().filter((refund) => refund.payment_intent === paymentId)
export const disputesOf = (tables: Tables, paymentId: string) =>
  tables.disputes.list().filter((dispute) => dispute.payment_intent === paymentId)
