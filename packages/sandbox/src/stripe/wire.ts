// What leaves the sandbox: objects without their own notes, with the parts that were asked for.
import { chargeOf } from './objects/charge.ts'
import { invalid } from './objects/refusal.ts'
import type { PaymentIntent } from './objects.ts'
import type { Tables } from './tables.ts'

export type Wire = Record<string, unknown>

/** An object as Stripe shows it. */
export function toWire(row: object): Wire {
  const { own: _own, ...shown } = { own: undefined, ...row }
  return { ...shown, livemode: false }
}

export type Wires = {
  /** The object with an id of any kind. */
  find: (id: string) => Wire | undefined
  /** Follows paths such as 'latest_invoice.confirmation_secret' and puts objects in place of their ids. */
  expand: (object: Wire, paths: readonly string[]) => Wire
}

export function createWires(tables: Tables): Wires {
  const byPrefix: Readonly<Record<string, (id: string) => object | undefined>> = {
    cus: tables.customers.get,
    prod: tables.products.get,
    price: tables.prices.get,
    pm: tables.paymentMethods.get,
    seti: tables.setupIntents.get,
    pi: tables.paymentIntents.get,
    in: tables.invoices.get,
    sub: tables.subscriptions.get,
    evt: tables.events.get,
  }
  const find = (id: string) => {
    const row = byPrefix[id.split('_', 1)[0] ?? '']?.(id)
    return row && toWire(row)
  }
  /** Parts that are shown only to callers that ask. */
  const extra = (object: Wire, key: string): unknown => {
    if (object.object === 'payment_intent') return partOfPayment(tables, String(object.id), key)
    return object.object === 'invoice' ? partOfInvoice(String(object.id), key) : undefined
  }
  const partOfInvoice = (id: string, key: string): unknown => {
    const intent = tables.paymentIntents.get(tables.invoices.get(id)?.own.paymentIntent ?? '')
    if (key === 'payments') return paymentList(id, intent)
    if (key !== 'confirmation_secret') return undefined
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  }
  const follow = (object: Wire, [key = '', ...rest]: readonly string[], path: string): Wire => {
    const value = key in object ? object[key] : extra(object, key)
    if (value === undefined) {
      throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
    }
    if (Array.isArray(value)) {
      return { ...object, [key]: value.map((item) => follow(asWire(item), rest, path)) }
    }
    const whole = typeof value === 'string' ? (find(value) ?? value) : value
    if (rest.length === 0 || typeof whole !== 'object' || whole === null) {
      return { ...object, [key]: whole }
    }
    return { ...object, [key]: follow(asWire(whole), rest, path) }
  }
  return {
    find,
    expand: (object, paths) =>
      paths.reduce((whole, path) => follow(whole, path.split('.'), path), object),
  }
}

function partOfPayment(tables: Tables, id: string, key: string): unknown {
  const intent = tables.paymentIntents.get(id)
  return key === 'latest_charge' && intent ? chargeOf(tables, intent) : undefined
}

function paymentList(invoice: string, intent: PaymentIntent | undefined): Wire {
  const payment = intent && {
    id: `inpay_${intent.id.slice(3)}`,
    object: 'invoice_payment',
    invoice,
    is_default: true,
    amount_requested: intent.amount,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  }
  return { object: 'list', data: payment ? [payment] : [], has_more: false }
}

const asWire = (value: unknown): Wire => ({ ...(typeof value === 'object' ? value : {}) })
