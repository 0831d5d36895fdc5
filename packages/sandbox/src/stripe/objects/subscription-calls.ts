// Subscriptions and their bills.
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { readParams } from '../form.ts'
import { pageOf } from '../lists.ts'
import { expand, flag, listParams, record, whole } from '../params.ts'
import { toWire } from '../wire.ts'
import type { World } from '../world.ts'
import { requireCustomer } from './customer-calls.ts'
import { invalid, missing } from './refusal.ts'
import {
  changeSubscription,
  endSubscription,
  hasEnded,
  itemOf,
  startSubscription,
  withdraw,
} from './subscriptions.ts'

const items = z.array(z.strictObject({ id: z.optional(z.string()), price: z.string() }))
const NewSubscription = z.strictObject({
  customer: z.string(),
  items: items.check(z.length(1)),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.optional(
    z.strictObject({
      payment_method_types: z.optional(z.array(z.literal('card'))),
      save_default_payment_method: z.optional(z.enum(['on_subscription', 'off'])),
    }),
  ),
  trial_period_days: z.optional(whole.check(z.minimum(1), z.maximum(730))),
  trial_settings: z.optional(
    z.strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }),
    }),
  ),
  metadata: z.optional(record),
  expand,
})
const Changes = z.strictObject({
  cancel_at_period_end: z.optional(flag),
  default_payment_method: z.optional(z.string()),
  items: z.optional(items),
  proration_behavior: z.optional(z.literal('always_invoice')),
  payment_behavior: z.optional(z.literal('error_if_incomplete')),
  metadata: z.optional(record),
  expand,
})
const List = z.strictObject({
  ...listParams,
  status: z.optional(z.enum(['all', 'active', 'trialing', 'past_due', 'canceled'])),
})
const InvoiceList = z.strictObject({ ...listParams, subscription: z.optional(z.string()) })

function requireSubscription(world: World, id: string) {
  const subscription = world.tables.subscriptions.get(id)
  if (!subscription) throw missing('subscription', id)
  return subscription
}

function requireInvoice(world: World, id: string) {
  const invoice = world.tables.invoices.get(id)
  if (!invoice) throw missing('invoice', id)
  return invoice
}

function requirePrice(world: World, id: string) {
  const price = world.tables.prices.get(id)
  if (!price) throw missing('price', id)
  return price
}

export const subscriptionCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    answer: (world, _id, form) => {
      const params = readParams(NewSubscription, form)
      const started = startSubscription(world, {
        customer: requireCustomer(world, params.customer).id,
        price: requirePrice(world, params.items[0]?.price ?? ''),
        trialDays: params.trial_period_days ?? 0,
        isCardKept: params.payment_settings?.save_default_payment_method === 'on_subscription',
        metadata: params.metadata ?? {},
      })
      return toWire(started)
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    answer: (world, id) => toWire(requireSubscription(world, id)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    answer: (world, id, form) => {
      const subscription = requireSubscription(world, id)
      const params = readParams(Changes, form)
      const [item] = params.items ?? []
      if (item?.id && item.id !== itemOf(subscription).id) {
        throw missing('subscription_item', item.id)
      }
      const changed = changeSubscription(world, subscription, {
        cancelAtPeriodEnd: params.cancel_at_period_end,
        card: params.default_payment_method,
        price: item && requirePrice(world, item.price),
        metadata: params.metadata,
      })
      return toWire(changed)
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: (world, id) => {
      const subscription = requireSubscription(world, id)
      // Stripe does not find one that has ended.
      if (hasEnded(subscription)) throw missing('subscription', id)
      return toWire(endSubscription(world, subscription, 'canceled', 'cancellation_requested'))
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: (world, _id, form) => {
      const { status = 'active', customer, ...page } = readParams(List, form)
      const all = world.tables.subscriptions.list()
      const asked = all.filter(
        (row) =>
          (status === 'all' || row.status === status) && (!customer || row.customer === customer),
      )
      return pageOf(world, asked, '/v1/subscriptions', page)
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    answer: (world, id) => toWire(requireInvoice(world, id)),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    answer: (world, id, form) => {
      readParams(z.strictObject({ expand }), form)
      const { status } = requireInvoice(world, id)
      if (status !== 'open')
        throw invalid(`You can only void an open invoice, not one that is ${status}.`)
      withdraw(world, id)
      return toWire(requireInvoice(world, id))
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: (world, _id, form) => {
      const { customer, subscription, ...page } = readParams(InvoiceList, form)
      const all = world.tables.invoices.list()
      const asked = all.filter(
        (row) =>
          (!customer || row.customer === customer) &&
          (!subscription || row.parent.subscription_details.subscription === subscription),
      )
      return pageOf(world, asked, '/v1/invoices', page)
    },
  },
]
