// Stripe's objects (API 2026-10-28) in the product's own words.
import type Stripe from 'stripe'
import {
  type CardRequest,
  NotOurs,
  type PaidPlan,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderSubscription,
  type SubscriptionState,
} from '../payments.ts'

/** An id, whether or not the object came along. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const time = (seconds: number) => new Date(seconds * 1000)
const timeOrNull = (seconds: number | null) => (seconds === null ? null : time(seconds))

/** Real accounts have their own price ids: our names for them are their lookup keys. */
export const lookupKeyOf = (plan: PaidPlan) => `price_${plan}`

function planOf(key: string | null | undefined): PaidPlan | null {
  if (key === 'price_pro') return 'pro'
  return key === 'price_business' ? 'business' : null
}

/** @throws NotOurs */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]
  // A price that was replaced has lost its lookup key; its plan then stands in what we gave along.
  const plan = planOf(item?.price.lookup_key) ?? planOf(`price_${subscription.metadata.plan}`)
  if (!item || !plan) throw new NotOurs(`Stripe's ${subscription.id} is no plan of ours`)
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    plan,
    state: stateOf(subscription),
    periodStart: time(item.current_period_start),
    periodEnd: time(item.current_period_end),
    trialEndsAt: timeOrNull(subscription.trial_end),
    cancelAt: cancelAtOf(subscription, item),
    endedAt: timeOrNull(subscription.ended_at),
    createdAt: time(subscription.created),
    metadata: subscription.metadata,
  }
}

/** Stripe calls a trial running before there is a card; for us nothing is active without one. */
function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  switch (subscription.status) {
    case 'trialing':
      return subscription.default_payment_method ? 'trialing' : 'incomplete'
    case 'active':
      return 'active'
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due'
    case 'incomplete':
      return 'incomplete'
    default:
      return 'ended'
  }
}

function cancelAtOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.cancel_at !== null) return time(subscription.cancel_at)
  return subscription.cancel_at_period_end ? time(item.current_period_end) : null
}

/** The card that a subscription waits for: at its start, or after a renewal that failed. Its parts must have come along. */
export function toCardRequest(subscription: Stripe.Subscription): CardRequest | null {
  // What is owed comes first: whoever pays it has given a card.
  const owed = owedOf(subscription)
  if (owed) return owed
  const setup = subscription.pending_setup_intent
  if (!setup || typeof setup === 'string' || setup.status === 'succeeded') return null
  return setup.client_secret ? { clientSecret: setup.client_secret, intentType: 'setup' } : null
}

function owedOf({ status, latest_invoice: invoice }: Stripe.Subscription): CardRequest | null {
  const isOwing = status === 'incomplete' || status === 'past_due'
  if (!isOwing || !invoice || typeof invoice === 'string' || invoice.status !== 'open') return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (!clientSecret) return null
  return { clientSecret, intentType: 'payment', amountDue: invoice.amount_remaining }
}

export function toPayment(payment: Stripe.PaymentIntent): ProviderPayment {
  return {
    id: payment.id,
    customerId: idOf(payment.customer),
    state: paymentStateOf(payment.status),
    wasDeclined:
      payment.status === 'requires_payment_method' && payment.last_payment_error !== null,
    amount: payment.amount,
    amountReceived: payment.amount_received,
    currency: payment.currency,
    createdAt: time(payment.created),
    metadata: payment.metadata,
  }
}

function paymentStateOf(status: Stripe.PaymentIntent.Status): ProviderPayment['state'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'canceled'
    default:
      return 'open'
  }
}

export function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer),
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    state: invoiceStateOf(invoice.status),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    createdAt: time(invoice.created),
    paidAt: timeOrNull(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
  }
}

function invoiceStateOf(status: Stripe.Invoice['status']): ProviderInvoice['state'] {
  if (status === 'paid') return 'paid'
  return status === 'void' || status === 'uncollectible' ? 'canceled' : 'open'
}

const kinds: Readonly<Record<string, ProviderEvent['objectKind']>> = {
  subscription: 'subscription',
  invoice: 'invoice',
  payment_intent: 'payment',
  setup_intent: 'setup',
  customer: 'customer',
}

/** Messages about money that goes back name a charge, a refund or a dispute; each of them names its payment. */
const backKinds: readonly string[] = ['charge', 'refund', 'dispute']
const isAboutMoneyBack = (type: string) =>
  type === 'charge.refunded' || type.startsWith('charge.dispute.') || /(^|\.)refund\./.test(type)

/** The parts of an event's object that say where it belongs; the versions of an account may differ in the rest. */
type EventObject = {
  id?: string
  object?: string
  customer?: string | { id: string } | null
  subscription?: string | { id: string } | null
  payment_intent?: string | { id: string } | null
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null
}

export function toEvent(event: Stripe.Event): ProviderEvent {
  const object: EventObject = event.data.object
  const isBack = backKinds.includes(object.object ?? '') && isAboutMoneyBack(event.type)
  const paymentId = isBack ? idOf(object.payment_intent) : null
  const objectKind = paymentId ? 'reversal' : (kinds[object.object ?? ''] ?? 'other')
  const objectId = paymentId ?? object.id ?? null
  return {
    id: event.id,
    type: event.type,
    createdAt: time(event.created),
    objectKind,
    objectId,
    customerId: objectKind === 'customer' ? objectId : idOf(object.customer),
    subscriptionId:
      objectKind === 'subscription'
        ? objectId
        : idOf(object.parent?.subscription_details?.subscription ?? object.subscription),
  }
}
