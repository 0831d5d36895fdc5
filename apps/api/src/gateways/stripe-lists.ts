// What Stripe has, list by list: for the reconciliation.
import type Stripe from 'stripe'
import type { Payments, ProviderSubscription } from './payments.ts'
import { guard } from './stripe-errors.ts'
import { toInvoice, toPayment, toSubscription } from './stripe-shapes.ts'

/** More than a day of this marketplace ever makes; a list longer than this is cut. */
const longestList = 10_000

type Lists = Pick<Payments, 'listSubscriptions' | 'listPayments' | 'listInvoices'>

export function stripeLists(stripe: Stripe): Lists {
  const made = (since: Date) => ({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
  })
  return {
    listSubscriptions: (since) =>
      guard(async () => {
        const list = stripe.subscriptions.list({ ...made(since), status: 'all' })
        const all = await list.autoPagingToArray({ limit: longestList })
        return all.flatMap(ownSubscription)
      }),
    listPayments: (since) =>
      guard(async () => {
        const list = stripe.paymentIntents.list(made(since))
        return (await list.autoPagingToArray({ limit: longestList })).map(toPayment)
      }),
    listInvoices: (since) =>
      guard(async () => {
        const list = stripe.invoices.list(made(since))
        return (await list.autoPagingToArray({ limit: longestList })).map(toInvoice)
      }),
  }
}

/** An account may also sell what is not ours: left out. */
function ownSubscription(subscription: Stripe.Subscription): ProviderSubscription[] {
  try {
    return [toSubscription(subscription)]
  } catch {
    return []
  }
}
