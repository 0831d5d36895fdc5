// Intents: a card to keep (setup) or to charge (payment), from their making to their end.
import { randomBytes } from 'node:crypto'
import type { PaymentIntent, SetupIntent, WireError } from '../objects.ts'
import { toWire } from '../wire.ts'
import { newId, type World } from '../world.ts'
import { invalid } from './refusal.ts'

export type Intent = PaymentIntent | SetupIntent
type Metadata = Record<string, string>

const common = (world: World, prefix: string, customer: string | null, metadata: Metadata) => {
  const id = newId(prefix)
  return {
    id,
    created: world.now(customer),
    client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
    customer,
    description: null,
    metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method' as const,
    canceled_at: null,
  }
}

export function makeSetupIntent(world: World, customer: string): SetupIntent {
  const intent = world.tables.setupIntents.put({
    ...common(world, 'seti', customer, {}),
    object: 'setup_intent',
    last_setup_error: null,
    usage: 'off_session',
  })
  world.emit('setup_intent.created', intent, customer)
  return intent
}

export function makePaymentIntent(
  world: World,
  order: {
    customer: string | null
    amount: number
    description: string | null
    metadata: Metadata
  },
): PaymentIntent {
  const intent = world.tables.paymentIntents.put({
    ...common(world, 'pi', order.customer, order.metadata),
    object: 'payment_intent',
    description: order.description,
    amount: order.amount,
    amount_received: 0,
    currency: 'usd',
    last_payment_error: null,
  })
  world.emit('payment_intent.created', intent, order.customer)
  return intent
}

export const putIntent = (world: World, intent: Intent): Intent =>
  intent.object === 'payment_intent'
    ? world.tables.paymentIntents.put(intent)
    : world.tables.setupIntents.put(intent)

/** The bank said no: another card may be tried. */
export function failIntent(world: World, intent: Intent, error: WireError): Intent {
  const again = { status: 'requires_payment_method', next_action: null } as const
  if (intent.object === 'payment_intent') {
    const failed = { ...intent, ...again, last_payment_error: error }
    world.tables.paymentIntents.put(failed)
    world.emit('payment_intent.payment_failed', failed, intent.customer)
    return failed
  }
  const failed = { ...intent, ...again, last_setup_error: error }
  world.tables.setupIntents.put(failed)
  world.emit('setup_intent.setup_failed', failed, intent.customer)
  return failed
}

/** The bank wants to hear from the person first. */
export function askIntent(world: World, intent: Intent, paymentMethod: string): Intent {
  const asking = putIntent(world, {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
    payment_method: paymentMethod,
  })
  world.emit(`${intent.object}.requires_action`, asking, intent.customer)
  return asking
}

export function succeedIntent(world: World, intent: Intent, paymentMethod: string): Intent {
  const done = { status: 'succeeded', next_action: null, payment_method: paymentMethod } as const
  const stored = putIntent(
    world,
    intent.object === 'payment_intent'
      ? { ...intent, ...done, amount_received: intent.amount, last_payment_error: null }
      : { ...intent, ...done, last_setup_error: null },
  )
  world.emit(`${intent.object}.succeeded`, stored, intent.customer)
  return stored
}

/** @throws Refusal when it has ended already */
export function cancelIntent(world: World, intent: Intent): Intent {
  requireOpen(intent, 'cancel')
  const canceled = putIntent(world, {
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: world.now(intent.customer),
  })
  world.emit(`${intent.object}.canceled`, canceled, intent.customer)
  return canceled
}

/** @throws Refusal with the intent, as Stripe shows it: who asks again, not having heard the answer, sees it. */
export function requireOpen(intent: Intent, doing: string): void {
  const isOpen = intent.status === 'requires_payment_method' || intent.status === 'requires_action'
  if (isOpen) return
  throw invalid(
    `You cannot ${doing} this ${intent.object} because it has a status of ${intent.status}.`,
    { code: `${intent.object}_unexpected_state`, [intent.object]: toWire(intent) },
  )
}
