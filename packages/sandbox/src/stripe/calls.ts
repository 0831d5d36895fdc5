// Which call does what. A parameter that is not listed is refused, as Stripe does.
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { readParams } from './form.ts'
import { pageOf } from './lists.ts'
import { confirmIntent } from './objects/confirm.ts'
import { customerCalls } from './objects/customer-calls.ts'
import { cancelIntent, type Intent, makePaymentIntent } from './objects/intents.ts'
import { moneyBackCalls } from './objects/money-back-calls.ts'
import { CardData, givenCard } from './objects/payment-methods.ts'
import { invalid, missing } from './objects/refusal.ts'
import { subscriptionCalls } from './objects/subscription-calls.ts'
import { expand, flag, listParams, record, whole } from './params.ts'
import { toWire } from './wire.ts'
import type { World } from './world.ts'

const isPositive = whole.check(z.minimum(50, 'Amount must be at least $0.50 usd'))
const NewPayment = z.strictObject({
  amount: isPositive,
  currency: z.literal('usd'),
  customer: z.optional(z.string()),
  description: z.optional(z.string()),
  metadata: z.optional(record),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
  expand,
})
const Confirmation = z.strictObject({
  client_secret: z.optional(z.string()),
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(CardData),
  return_url: z.optional(z.string()),
  use_stripe_sdk: z.optional(flag),
  expand,
})
const Look = z.strictObject({ client_secret: z.optional(z.string()), expand })

function requireIntent(world: World, kind: Intent['object'], id: string, secret?: string): Intent {
  const { paymentIntents, setupIntents } = world.tables
  const intent = kind === 'payment_intent' ? paymentIntents.get(id) : setupIntents.get(id)
  if (!intent) throw missing(kind, id)
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(`The client_secret provided does not match the associated ${kind}.`, {
      code: `${kind}_invalid_parameter`,
      param: 'client_secret',
    })
  }
  return intent
}

const intentCalls = (kind: Intent['object']): Call[] => [
  {
    method: 'GET',
    path: `/v1/${kind}s/:id`,
    isPublic: true,
    answer: (world, id, form) =>
      toWire(requireIntent(world, kind, id, readParams(Look, form).client_secret)),
  },
  {
    method: 'POST',
    path: `/v1/${kind}s/:id/confirm`,
    isPublic: true,
    answer: (world, id, form) => {
      const params = readParams(Confirmation, form)
      const intent = requireIntent(world, kind, id, params.client_secret)
      return toWire(confirmIntent(world, intent, givenCard(world, params, intent.customer)))
    },
  },
  {
    method: 'POST',
    path: `/v1/${kind}s/:id/cancel`,
    answer: (world, id) => toWire(cancelIntent(world, requireIntent(world, kind, id))),
  },
]

export const calls: readonly Call[] = [
  ...intentCalls('payment_intent'),
  ...intentCalls('setup_intent'),
  ...customerCalls,
  ...subscriptionCalls,
  ...moneyBackCalls,
  {
    method: 'POST',
    path: '/v1/payment_intents',
    answer: (world, _id, form) => {
      const { amount, customer, description, metadata } = readParams(NewPayment, form)
      if (customer && !world.tables.customers.get(customer)) throw missing('customer', customer)
      const order = {
        customer: customer ?? null,
        amount,
        description: description ?? null,
        metadata: metadata ?? {},
      }
      return toWire(makePaymentIntent(world, order))
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    answer: (world, _id, form) => {
      const { customer, ...page } = readParams(z.strictObject(listParams), form)
      const all = world.tables.paymentIntents.list()
      const own = all.filter((row) => !customer || row.customer === customer)
      return pageOf(world, own, '/v1/payment_intents', page)
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: (world, id) => toWire(world.tables.events.get(id) ?? refuse('event', id)),
  },
  {
    method: 'GET',
    path: '/v1/events',
    answer: (world, _id, form) => {
      const schema = z.strictObject({ ...listParams, type: z.optional(z.string()) })
      const { type, ...page } = readParams(schema, form)
      const all = world.tables.events.list()
      return pageOf(
        world,
        all.filter((row) => !type || row.type === type),
        '/v1/events',
        page,
      )
    },
  },
]

function refuse(kind: string, id: string): never {
  throw missing(kind, id)
}
