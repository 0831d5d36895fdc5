// Subscriptions: started, changed and ended by a call. What time does to them is in billing.ts.

import type { Price, Subscription } from '../objects.ts'
import { newId, type World } from '../world.ts'
import { cancelIntent, makeSetupIntent } from './intents.ts'
import { collectInvoice, makeInvoice, updateSubscription, voidInvoice } from './invoices.ts'
import { monthAfter } from './month.ts'
import { chargeErrorOf } from './payment-methods.ts'
import { cardRefusal, invalid } from './refusal.ts'

const day = 86_400

type Order = {
  customer: string
  price: Price
  trialDays: number
  isCardKept: boolean
  metadata: Record<string, string>
}

/** Runs, or waits for its first payment; a trial runs at once, card or not, as Stripe has it. */
export function startSubscription(world: World, order: Order): Subscription {
  const { customer, price, trialDays, isCardKept, metadata } = order
  const id = newId('sub')
  const now = world.now(customer)
  const trialEnd = trialDays > 0 ? now + trialDays * day : null
  const end = trialEnd ?? monthAfter(now, now)
  const setup = trialEnd === null ? null : makeSetupIntent(world, customer)
  world.tables.subscriptions.put({
    id,
    object: 'subscription',
    created: now,
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_end: end,
          current_period_start: now,
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata,
    pending_setup_intent: setup?.id ?? null,
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
    own: { isCardKept, isTrialEndTold: false },
  })
  const first = makeInvoice(world, {
    subscription: current(world, id),
    reason: 'subscription_create',
    total: trialEnd === null ? price.unit_amount : 0,
    period: { start: now, end },
  })
  // Credit has paid it: it runs, and a card is asked for later.
  if (trialEnd === null && first.status === 'paid') {
    const pending_setup_intent = makeSetupIntent(world, customer).id
    updateSubscription(world, id, { status: 'active', pending_setup_intent })
  }
  const started = current(world, id)
  world.emit('customer.subscription.created', started, customer)
  return started
}

type Change = {
  cancelAtPeriodEnd?: boolean | undefined
  card?: string | undefined
  price?: Price | undefined
  metadata?: Record<string, string> | undefined
}

/** @throws Refusal 402 when a dearer plan cannot be charged; then nothing has changed */
export function changeSubscription(world: World, before: Subscription, change: Change) {
  requireRunning(before)
  const { cancelAtPeriodEnd, card, price, metadata } = change
  const item = itemOf(before)
  if (card) world.tables.paymentMethods.get(card) ?? refuseCard(card)
  const bill = price ? prorate(world, before, price) : null
  updateSubscription(world, before.id, {
    ...(cancelAtPeriodEnd !== undefined && cancellation(world, before, cancelAtPeriodEnd)),
    ...(card && { default_payment_method: card }),
    ...(metadata && { metadata: { ...before.metadata, ...metadata } }),
    ...(price && { items: { ...before.items, data: [{ ...item, price }] } }),
  })
  if (bill) bill()
  const after = current(world, before.id)
  world.emit('customer.subscription.updated', after, after.customer)
  return after
}

function cancellation(world: World, before: Subscription, isCancelled: boolean) {
  if (!isCancelled) {
    const cancellation_details = { reason: null }
    return { cancel_at_period_end: false, cancel_at: null, canceled_at: null, cancellation_details }
  }
  return {
    cancel_at_period_end: true,
    cancel_at: itemOf(before).current_period_end,
    canceled_at: before.canceled_at ?? world.now(before.customer),
    cancellation_details: { reason: 'cancellation_requested' as const },
  }
}

function refuseCard(card: string): never {
  throw invalid(`No such PaymentMethod: '${card}'`, { code: 'resource_missing' })
}

/** The rest of the period at the new price instead of the old one; null while nothing is paid anyway. */
function prorate(world: World, before: Subscription, price: Price): (() => void) | null {
  const item = itemOf(before)
  if (before.status === 'trialing' || price.id === item.price.id) return null
  const { current_period_start: start, current_period_end: end } = item
  const now = Math.min(Math.max(world.now(before.customer), start), end)
  const rest = (end - now) / (end - start)
  const total = Math.round((price.unit_amount - item.price.unit_amount) * rest)
  const credit = world.tables.customers.get(before.customer)?.balance ?? 0
  const error = total + credit > 0 ? chargeErrorOf(world, before.default_payment_method) : null
  if (error?.code === 'authentication_required') {
    throw cardRefusal({ ...error, code: 'subscription_payment_intent_requires_action' })
  }
  if (error) throw cardRefusal(error)
  return () => {
    const subscription = current(world, before.id)
    const period = { start: now, end }
    const invoice = makeInvoice(world, {
      subscription,
      reason: 'subscription_update',
      total,
      period,
    })
    if (invoice.status === 'open') collectInvoice(world, invoice, before.default_payment_method)
  }
}

/** Ends it now. Of one that was never paid the bill is withdrawn. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Subscription {
  requireRunning(subscription)
  const now = world.now(subscription.customer)
  const invoice = world.tables.invoices.get(subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') {
    if (subscription.status === 'incomplete') withdraw(world, invoice.id)
    else world.tables.invoices.put({ ...invoice, next_payment_attempt: null })
  }
  const ended = world.tables.subscriptions.put({
    ...current(world, subscription.id),
    status,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { reason },
    ended_at: now,
  })
  const type = status === 'canceled' ? 'deleted' : 'updated'
  world.emit(`customer.subscription.${type}`, ended, ended.customer)
  return ended
}

/** Nobody can pay it any more. */
export function withdraw(world: World, invoiceId: string): void {
  const invoice = world.tables.invoices.get(invoiceId)
  if (!invoice) return
  const intent = world.tables.paymentIntents.get(invoice.own.paymentIntent ?? '')
  if (intent && intent.status !== 'succeeded') cancelIntent(world, intent)
  voidInvoice(world, invoice)
}

export const hasEnded = (subscription: Subscription): boolean =>
  subscription.status === 'canceled' || subscription.status === 'incomplete_expired'

function requireRunning(subscription: Subscription): void {
  if (!hasEnded(subscription)) return
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  })
}

export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}

function current(world: World, id: string): Subscription {
  const subscription = world.tables.subscriptions.get(id)
  if (!subscription) throw new Error(`${id} is gone`)
  return subscription
}
