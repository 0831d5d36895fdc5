// What time does: trials end, months are renewed, failed payments are tried again, and given up after three days.

import type { Subscription } from '../objects.ts'
import type { World } from '../world.ts'
import { collectInvoice, makeInvoice, updateSubscription } from './invoices.ts'
import { monthAfter } from './month.ts'
import { endSubscription, hasEnded, itemOf } from './subscriptions.ts'

const hour = 3600
const day = 24 * hour
/** A first payment that nobody makes is waited for this long. */
const patience = 23 * hour

type Step = { at: number; take: () => void }

/** Does everything that is due, of one customer or of all, each thing at its own moment. */
export function runBilling(world: World, customerId: string | null = null): void {
  for (const { id, customer } of world.tables.subscriptions.list()) {
    if (customerId !== null && customer !== customerId) continue
    // Far more than ever come at once; a step that did not move on would repeat for ever.
    for (let steps = 0; steps < 1000; steps++) {
      const subscription = world.tables.subscriptions.get(id)
      const next = subscription && nextStep(world, subscription)
      if (!next || next.at > world.now(subscription.customer)) break
      world.at(next.at, next.take)
    }
  }
}

function nextStep(world: World, subscription: Subscription): Step | null {
  if (hasEnded(subscription)) return null
  const end = itemOf(subscription).current_period_end
  switch (subscription.status) {
    case 'incomplete':
      return {
        at: subscription.created + patience,
        take: () => void endSubscription(world, subscription, 'incomplete_expired', null),
      }
    case 'trialing':
      if (!subscription.own.isTrialEndTold) {
        const at = Math.max(subscription.created, end - 3 * day)
        return { at, take: () => tellTrialEnd(world, subscription) }
      }
      return { at: end, take: () => endPeriod(world, subscription) }
    case 'active':
      return { at: end, take: () => endPeriod(world, subscription) }
    default:
      return nextTry(world, subscription)
  }
}

function tellTrialEnd(world: World, subscription: Subscription): void {
  const own = { ...subscription.own, isTrialEndTold: true }
  const told = updateSubscription(world, subscription.id, { own })
  if (told) world.emit('customer.subscription.trial_will_end', told, told.customer)
}

function endPeriod(world: World, subscription: Subscription): void {
  const item = itemOf(subscription)
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'canceled', 'cancellation_requested')
    return
  }
  const card = subscription.default_payment_method
  // trial_settings.end_behavior.missing_payment_method is 'cancel'.
  if (!card && subscription.status === 'trialing') {
    endSubscription(world, subscription, 'canceled', null)
    return
  }
  const start = item.current_period_end
  const end = monthAfter(start, subscription.billing_cycle_anchor)
  const period = { ...item, current_period_start: start, current_period_end: end }
  const renewed = updateSubscription(world, subscription.id, {
    items: { ...subscription.items, data: [period] },
  })
  if (!renewed) return
  const total = item.price.unit_amount
  const bill = {
    subscription: renewed,
    reason: 'subscription_cycle',
    total,
    period: { start, end },
  } as const
  const invoice = makeInvoice(world, bill)
  // First settled, then told: who reads the subscription at the first message finds it as it is.
  updateSubscription(world, subscription.id, { status: 'active' })
  if (invoice.status === 'open' && !collectInvoice(world, invoice, card)) {
    updateSubscription(world, subscription.id, { status: 'past_due' })
  }
  const after = world.tables.subscriptions.get(subscription.id)
  if (after) world.emit('customer.subscription.updated', after, after.customer)
}

function nextTry(world: World, subscription: Subscription): Step | null {
  const invoice = world.tables.invoices.get(subscription.latest_invoice ?? '')
  if (invoice?.status !== 'open' || invoice.next_payment_attempt === null) return null
  return {
    at: invoice.next_payment_attempt,
    take: () => {
      if (collectInvoice(world, invoice, subscription.default_payment_method)) return
      const tried = world.tables.invoices.get(invoice.id)
      if (tried?.next_payment_attempt === null) {
        endSubscription(world, subscription, 'canceled', 'payment_failed')
      }
    },
  }
}
