// Refunds and disputes at Stripe, by the payment they belong to.
import type Stripe from 'stripe'
import type { Payments, ProviderReversal } from '../payments.ts'
import { guard, orNull } from './errors.ts'
import { pagesOf } from './lists.ts'
import { idOf, toPayment } from './shapes.ts'

type MoneyBackCalls = Pick<Payments, 'readReversal' | 'listReversed'>

export function stripeMoneyBack(stripe: Stripe): MoneyBackCalls {
  return {
    readReversal: (id) => guard(() => read(stripe, id)),
    async *listReversed(since) {
      const paymentOf = (row: Stripe.Refund | Stripe.Dispute) => idOf(row.payment_intent) ?? []
      yield* pagesOf(since, (params) => stripe.refunds.list(params), paymentOf)
      yield* pagesOf(since, (params) => stripe.disputes.list(params), paymentOf)
    },
  }
}

async function read(stripe: Stripe, id: string): Promise<ProviderReversal | null> {
  const payment = await orNull(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  const charge = payment?.latest_charge
  if (!payment || !charge || typeof charge === 'string') return null
  const [disputes, bills] = await Promise.all([
    stripe.disputes.list({ payment_intent: id, limit: 100 }),
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      limit: 1,
    }),
  ])
  return {
    payment: toPayment(payment),
    invoiceId: idOf(bills.data[0]?.invoice),
    paid: charge.amount,
    refunded: charge.amount_refunded,
    disputes: disputes.data.flatMap(({ status, amount }) => {
      const state = stateOf(status)
      return state ? [{ state, amount }] : []
    }),
  }
}

/** undefined for a bank's mere question, which moves no money. */
function stateOf(status: Stripe.Dispute['status']): 'open' | 'won' | 'lost' | undefined {
  if (status === 'won' || status === 'prevented') return 'won'
  if (status === 'lost') return 'lost'
  return status.startsWith('warning_') ? undefined : 'open'
}
