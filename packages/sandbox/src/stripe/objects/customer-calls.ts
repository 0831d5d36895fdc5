// Customers and their cards; products and prices.
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { readParams } from '../form.ts'
import { pageOf } from '../lists.ts'
import { expand, flag, listParams, record } from '../params.ts'
import { toWire } from '../wire.ts'
import { newId, type World } from '../world.ts'
import { missing } from './refusal.ts'
import { endSubscription, hasEnded } from './subscriptions.ts'

const NewCustomer = z.strictObject({
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  preferred_locales: z.optional(z.array(z.string())),
  metadata: z.optional(record),
  expand,
})
const CardList = z.strictObject({
  ...listParams,
  type: z.optional(z.literal('card')),
})
const PriceList = z.strictObject({
  ...listParams,
  active: z.optional(flag),
  lookup_keys: z.optional(z.array(z.string())),
})

/** @throws Refusal for an unknown or deleted customer */
export function requireCustomer(world: World, id: string) {
  const customer = world.tables.customers.get(id)
  if (!customer || customer.deleted) throw missing('customer', id)
  return customer
}

export const customerCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: (world, _id, form) => {
      const { email, name, preferred_locales, metadata } = readParams(NewCustomer, form)
      const customer = world.tables.customers.put({
        id: newId('cus'),
        object: 'customer',
        created: world.now(null),
        email: email ?? null,
        name: name ?? null,
        balance: 0,
        invoice_settings: { default_payment_method: null },
        preferred_locales: preferred_locales ?? [],
        metadata: metadata ?? {},
        own: { ahead: 0 },
      })
      world.emit('customer.created', customer, customer.id)
      return toWire(customer)
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: (world, id) => {
      const customer = world.tables.customers.get(id)
      if (!customer) throw missing('customer', id)
      return customer.deleted ? { id, object: 'customer', deleted: true } : toWire(customer)
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: (world, id) => {
      const customer = requireCustomer(world, id)
      for (const subscription of world.tables.subscriptions.list()) {
        if (subscription.customer !== id || hasEnded(subscription)) continue
        endSubscription(world, subscription, 'canceled', 'cancellation_requested')
      }
      const gone = { ...customer, email: null, name: null, metadata: {}, deleted: true } as const
      world.tables.customers.put(gone)
      world.emit('customer.deleted', gone, id)
      return { id, object: 'customer', deleted: true }
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    answer: (world, id, form) => {
      requireCustomer(world, id)
      const page = readParams(CardList, form)
      const own = world.tables.paymentMethods.list().filter(({ customer }) => customer === id)
      return pageOf(world, own, `/v1/customers/${id}/payment_methods`, page)
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    answer: (world, _id, form) => {
      const { active, lookup_keys: keys, ...page } = readParams(PriceList, form)
      const all = world.tables.prices.list()
      const asked = all.filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (!keys || (price.lookup_key !== null && keys.includes(price.lookup_key))),
      )
      return pageOf(world, asked, '/v1/prices', page)
    },
  },
  {
    method: 'GET',
    path: '/v1/products',
    answer: (world, _id, form) => {
      const page = readParams(z.strictObject({ ...listParams, active: z.optional(flag) }), form)
      return pageOf(world, world.tables.products.list(), '/v1/products', page)
    },
  },
]
