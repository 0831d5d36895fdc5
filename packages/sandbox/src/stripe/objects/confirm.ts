// Confirming an intent, as a browser's card form does, and the bank's question in between.

import type { PaymentMethod } from '../objects.ts'
import { toWire } from '../wire.ts'
import type { World } from '../world.ts'
import { fateOf } from './cards.ts'
import { askIntent, failIntent, type Intent, requireOpen, succeedIntent } from './intents.ts'
import { invoiceOfIntent, settleInvoice, updateSubscription } from './invoices.ts'
import { keepCard } from './payment-methods.ts'
import { cardRefusal, invalid } from './refusal.ts'

/** @throws Refusal 402 when the bank says no; the intent then waits for another card */
export function confirmIntent(world: World, intent: Intent, card: PaymentMethod): Intent {
  requireOpen(intent, 'confirm')
  const fate = fateOf(card.own.number)
  const isPayment = intent.object === 'payment_intent'
  const error = isPayment ? fate.charge : fate.keep
  if (error) {
    const failed = failIntent(world, intent, error)
    throw cardRefusal(error, { [intent.object]: toWire(failed) })
  }
  const isTrusted = isPayment && card.own.isTrusted
  const isAsking = fate.asks === 'always' || (fate.asks === 'until-trusted' && !isTrusted)
  return isAsking ? askIntent(world, intent, card.id) : settle(world, intent, card.id)
}

/** The person's answer to their bank, which Stripe.js would show in a frame. */
export function answerBank(world: World, intent: Intent, isApproved: boolean): Intent {
  requireOpen(intent, 'confirm')
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw invalid('This intent does not wait for its bank.')
  }
  if (isApproved) return settle(world, intent, intent.payment_method)
  return failIntent(world, intent, {
    type: 'invalid_request_error',
    code: `${intent.object}_authentication_failure`,
    message: 'We are unable to authenticate your payment method. Please choose another one.',
  })
}

function settle(world: World, intent: Intent, card: string): Intent {
  const done = succeedIntent(world, intent, card)
  if (done.object === 'payment_intent') {
    const invoice = invoiceOfIntent(world, done.id)
    if (invoice) settleInvoice(world, invoice, done)
    return done
  }
  if (done.customer) keepCard(world, card, done.customer)
  const waiting = world.tables.subscriptions
    .list()
    .find((subscription) => subscription.pending_setup_intent === done.id)
  if (waiting) {
    const changed = updateSubscription(world, waiting.id, {
      pending_setup_intent: null,
      ...(waiting.own.isCardKept && { default_payment_method: card }),
    })
    if (changed) world.emit('customer.subscription.updated', changed, changed.customer)
  }
  return done
}
