// What happens at Stripe without the product, and how things stand there.
import type { Invoice, PaymentIntent } from '@wepa/sandbox/stripe/objects'
import type { ProviderInvoice, ProviderSubscription } from '../../src/gateways/payments.ts'
import { allOf } from '../all-of.ts'
import type { Suite } from '../harness.ts'
import type { MoneySuite } from './money.ts'
import { requireCard } from './stripe.ts'

/** Refused for each charge, though it can be kept. */
export const badCard = '4000000000000341'
const goodCard = '4242424242424242'

/** The id of a payment, for the secret that its browser gets. */
export const paymentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

/** The secret in the answer to a start of something; '' where nothing was to be paid. */
export const secretOf = (answer: object): string =>
  'clientSecret' in answer && typeof answer.clientSecret === 'string' ? answer.clientSecret : ''

/** How a subscription stands with Stripe. */
export async function readAtStripe(
  { stripe }: MoneySuite,
  id: string,
): Promise<ProviderSubscription> {
  const subscription = await stripe.payments.readSubscription(id)
  if (!subscription) throw new Error(`Stripe knows no ${id}`)
  return subscription
}

/** Stripe's id of a person; '' where there is none. */
export async function customerOf(suite: Suite, { id }: { id: number }): Promise<string> {
  const { rows } = await suite.database.pool.query(
    'select customer_id as id from person_plans where user_id = $1',
    [id],
  )
  return rows[0]?.id ?? ''
}

/** The subscriptions of a person that have not ended. */
export async function openAtStripe(suite: MoneySuite, person: { id: number }) {
  const customerId = await customerOf(suite, person)
  const all = await allOf(suite.stripe.payments.listSubscriptions(new Date(0)))
  return all.filter((each) => each.customerId === customerId && each.state !== 'ended')
}

/** The newest bill over some money of a subscription. */
export async function billOf(suite: MoneySuite, id: string): Promise<ProviderInvoice> {
  const all = await allOf(suite.stripe.payments.listInvoices(new Date(0)))
  const bill = all.find((each) => each.subscriptionId === id && each.amountDue > 0)
  if (!bill) throw new Error(`${id} has no bill`)
  return bill
}

/** The period is over: the next one is paid, or its card is refused. Moves the time of that customer. */
export async function renew(
  suite: MoneySuite,
  id: string,
  outcome: 'paid' | 'refused',
): Promise<void> {
  const { customerId: customer, periodEnd } = await readAtStripe(suite, id)
  const number = outcome === 'paid' ? goodCard : badCard
  await suite.stripe.pull('cards', { customer, number })
  const ahead = suite.stripe.tables.customers.get(customer)?.own.ahead ?? 0
  const now = suite.clock.now().getTime() + ahead * 1000
  const advance = Math.max(0, Math.ceil((periodEnd.getTime() - now) / 1000) + 1)
  await suite.stripe.pull('clock', { customer, advance })
}

/** It ends at Stripe, by whatever way. */
export const endAtStripe = async ({ stripe }: MoneySuite, id: string): Promise<void> =>
  void (await stripe.payments.cancelNow(id))

/** Makes a payment what no call could: of other money, of somebody else. */
export function rewritePayment(
  { stripe }: MoneySuite,
  id: string,
  changes: Partial<PaymentIntent>,
) {
  const payment = stripe.tables.paymentIntents.get(id)
  if (!payment) throw new Error(`Stripe knows no ${id}`)
  stripe.tables.paymentIntents.put({ ...payment, ...changes })
}

/** The same of a bill. */
export function rewriteBill({ stripe }: MoneySuite, id: string, changes: Partial<Invoice>) {
  const bill = stripe.tables.invoices.get(id)
  if (!bill) throw new Error(`Stripe knows no ${id}`)
  stripe.tables.invoices.put({ ...bill, ...changes })
}

/** From now on a call fails: refused, or done without an answer. */
export const breakCall = ({ stripe }: MoneySuite, call: string, mode: 'refuse' | 'lose') =>
  stripe.pull('answers', { call, mode })

/** We die when Stripe has done its part: for `vi.spyOn(…).mockImplementationOnce`. */
export const killAfter =
  <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    await call(...asked)
    throw new Error('killed')
  }

/** All calls are answered again. */
export const mend = ({ stripe }: MoneySuite) => stripe.pull('answers', { mode: 'answer' })

/** Pays with a good card what a subscription waits for, as by the card form of an old tab. */
export async function payDue({ stripe }: MoneySuite, id: string): Promise<void> {
  const { clientSecret } = requireCard(await stripe.payments.readCardRequest(id))
  await stripe.confirm(clientSecret)
}

/** The payment that the answer to a start of something is about. */
export const paymentIdIn = (answer: object): string => paymentIdOf(secretOf(answer))

/** Makes it a subscription of another product on the same account. */
export function makeForeign({ stripe }: Pick<MoneySuite, 'stripe'>, id: string): void {
  const subscription = stripe.tables.subscriptions.get(id)
  if (!subscription) throw new Error(`Stripe knows no ${id}`)
  const data = subscription.items.data.map((item) => ({
    ...item,
    price: { ...item.price, lookup_key: null },
  }))
  const items = { ...subscription.items, data }
  stripe.tables.subscriptions.put({ ...subscription, items, metadata: {} })
}

/** A bill turns out to have been paid at this moment, whatever became of it before. */
export function markPaidNow(suite: MoneySuite, billId: string): void {
  const now = Math.floor(suite.clock.now().getTime() / 1000)
  const status_transitions = { finalized_at: now, paid_at: now, voided_at: null }
  const amount_paid = suite.stripe.tables.invoices.get(billId)?.amount_due ?? 0
  rewriteBill(suite, billId, { status: 'paid', amount_paid, status_transitions })
}
