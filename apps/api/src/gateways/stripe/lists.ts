// What Stripe has, page after page: for the reconciliation.
import type Stripe from 'stripe'
import { NotOurs, type Payments, type ProviderSubscription } from '../payments.ts'
import { guard } from './errors.ts'
import { toInvoice, toPayment, toSubscription } from './shapes.ts'

/** As many as Stripe gives at once. */
const pageSize = 100

type Lists = Pick<Payments, 'listSubscriptions' | 'listPayments' | 'listInvoices'>

export function stripeLists(stripe: Stripe): Lists {
  return {
    listSubscriptions: (since) =>
      pagesOf(
        since,
        (params) => stripe.subscriptions.list({ ...params, status: 'all' }),
        ownSubscription,
      ),
    listPayments: (since) =>
      pagesOf(
        since,
        (params) => stripe.paymentIntents.list(params),
        (payment) => [toPayment(payment)],
      ),
    listInvoices: (since) =>
      pagesOf(
        since,
        (params) => stripe.invoices.list(params),
        (invoice) => [toInvoice(invoice)],
      ),
  }
}

type PageParams = { created: { gte: number }; limit: number; starting_after?: string }

/** Each page is asked for when the one before it has been looked after: no list is too long for the memory. */
export async function* pagesOf<Row extends { id: string }, Shape>(
  since: Date,
  ask: (params: PageParams) => PromiseLike<{ data: Row[]; has_more: boolean }>,
  shapesOf: (row: Row) => Shape | Shape[],
): AsyncGenerator<Shape[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let last: string | undefined
  for (let isMore = true; isMore; ) {
    const params = { created, limit: pageSize, ...(last && { starting_after: last }) }
    const page = await guard(async () => ask(params))
    yield page.data.flatMap(shapesOf)
    last = page.data.at(-1)?.id
    isMore = page.has_more && last !== undefined
  }
}

/** An account may also sell what is not ours: left out. */
function ownSubscription(subscription: Stripe.Subscription): ProviderSubscription[] {
  try {
    return [toSubscription(subscription)]
  } catch (error) {
    if (error instanceof NotOurs) return []
    throw error
  }
}
