// Bills of subscriptions: made, collected, withdrawn.

import type { Invoice, PaymentIntent, Subscription } from '../objects.ts'
import { newId, type World } from '../world.ts'
import { failIntent, makePaymentIntent, requireOpen, succeedIntent } from './intents.ts'
import { chargeErrorOf, keepCard } from './payment-methods.ts'

const day = 86_400
/** Days from one try of a renewal to the next; after the last one the subscription ends. Three days in all. */
const retryAfter: Readonly<Record<number, number>> = { 1: day, 2: 2 * day }

type Bill = {
  subscription: Subscription
  reason: Invoice['billing_reason']
  /** Cents, before what the customer has to their credit. Below 0: all of it becomes credit. */
  total: number
  period: { start: number; end: number }
}

/** Makes a bill and notes it with its subscription. One over nothing is paid as soon as it is made. */
export function makeInvoice(world: World, { subscription, reason, total, period }: Bill): Invoice {
  const now = world.now(subscription.customer)
  const due = setOffCredit(world, subscription.customer, total)
  const metadata = subscription.metadata
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    created: now,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer: subscription.customer,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata },
    },
    period_end: period.end,
    period_start: period.start,
    status: 'open',
    status_transitions: { finalized_at: now, paid_at: null, voided_at: null },
    total,
    own: { paymentIntent: null },
  }
  world.emit('invoice.created', invoice, invoice.customer)
  const intent = due > 0 ? makeIntent(world, invoice) : null
  const stored = world.tables.invoices.put({ ...invoice, own: { paymentIntent: intent } })
  world.emit('invoice.finalized', stored, invoice.customer)
  updateSubscription(world, subscription.id, { latest_invoice: stored.id })
  return due > 0 ? stored : markPaid(world, stored)
}

function makeIntent(world: World, invoice: Invoice): string {
  const description = invoice.billing_reason === 'subscription_create' ? 'creation' : 'update'
  return makePaymentIntent(world, {
    customer: invoice.customer,
    amount: invoice.amount_due,
    description: `Subscription ${description}`,
    metadata: {},
  }).id
}

/** What is left to pay after the credit; a total below 0 adds to it. */
function setOffCredit(world: World, customerId: string, total: number): number {
  const customer = world.tables.customers.get(customerId)
  if (!customer) return Math.max(0, total)
  const rest = total + customer.balance
  const due = Math.max(0, rest)
  const balance = rest - due
  if (balance !== customer.balance) world.tables.customers.put({ ...customer, balance })
  return due
}

function markPaid(world: World, invoice: Invoice): Invoice {
  const paid = world.tables.invoices.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: world.now(invoice.customer) },
  })
  world.emit('invoice.paid', paid, invoice.customer)
  world.emit('invoice.payment_succeeded', paid, invoice.customer)
  return paid
}

export const invoiceOfIntent = (world: World, intentId: string): Invoice | undefined =>
  world.tables.invoices.list().find((invoice) => invoice.own.paymentIntent === intentId)

/** The payment of a bill came in, by whatever way: its subscription runs. */
export function settleInvoice(world: World, invoice: Invoice, intent: PaymentIntent): void {
  markPaid(world, { ...invoice, attempt_count: invoice.attempt_count + 1 })
  const id = invoice.parent.subscription_details.subscription
  const subscription = world.tables.subscriptions.get(id)
  if (!subscription) return
  const isKept = subscription.own.isCardKept && intent.payment_method !== null
  if (isKept && intent.payment_method) keepCard(world, intent.payment_method, invoice.customer)
  const card = isKept ? intent.payment_method : subscription.default_payment_method
  const isWaiting = subscription.status === 'incomplete' || subscription.status === 'past_due'
  const status = isWaiting ? 'active' : subscription.status
  const changed = updateSubscription(world, id, { default_payment_method: card, status })
  if (changed) world.emit('customer.subscription.updated', changed, changed.customer)
}

/** Charges the card of the renewals without the person. False: it failed, and when it is tried again stands with it. */
export function collectInvoice(world: World, invoice: Invoice, card: string | null): boolean {
  const intent = world.tables.paymentIntents.get(invoice.own.paymentIntent ?? '')
  if (!intent) return true
  requireOpen(intent, 'confirm')
  const error = chargeErrorOf(world, card)
  if (!error && card) {
    const paid = succeedIntent(world, intent, card)
    if (paid.object === 'payment_intent') settleInvoice(world, invoice, paid)
    return true
  }
  if (error) failIntent(world, { ...intent, payment_method: card }, error)
  const attempt_count = invoice.attempt_count + 1
  const wait = retryAfter[attempt_count]
  const failed = world.tables.invoices.put({
    ...invoice,
    attempt_count,
    attempted: true,
    next_payment_attempt: wait ? world.now(invoice.customer) + wait : null,
  })
  world.emit('invoice.payment_failed', failed, invoice.customer)
  return false
}

export function voidInvoice(world: World, invoice: Invoice): void {
  const voided_at = world.now(invoice.customer)
  const gone = world.tables.invoices.put({
    ...invoice,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at },
  })
  world.emit('invoice.voided', gone, invoice.customer)
}

export function updateSubscription(
  world: World,
  id: string,
  changes: Partial<Subscription>,
): Subscription | undefined {
  const subscription = world.tables.subscriptions.get(id)
  return subscription && world.tables.subscriptions.put({ ...subscription, ...changes })
}
