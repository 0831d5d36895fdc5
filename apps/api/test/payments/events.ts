// Messages of Stripe, made and signed by a test: it says which of them arrive, how often and in which order.
import { createHmac, randomUUID } from 'node:crypto'
import { webhookSecret } from './stripe.ts'

/** What of the object of a message is read: the rest is asked for again. */
export type EventObject = {
  object: 'subscription' | 'invoice' | 'payment_intent' | 'setup_intent' | 'charge'
  id: string
  customer?: string
  parent?: { subscription_details: { subscription: string } }
}

/** A message and its signature, as Stripe sends it now. */
export function signEvent(type: string, object: EventObject): { body: Buffer; signature: string } {
  const at = Math.floor(Date.now() / 1000)
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, created: at, data: { object } }
  const text = JSON.stringify(event)
  const sign = createHmac('sha256', webhookSecret).update(`${at}.${text}`).digest('hex')
  return { body: Buffer.from(text), signature: `t=${at},v1=${sign}` }
}

export const about = {
  subscription: (id: string): EventObject => ({ object: 'subscription', id }),
  payment: (id: string): EventObject => ({ object: 'payment_intent', id }),
  invoice: (id: string, subscription: string): EventObject => ({
    object: 'invoice',
    id,
    parent: { subscription_details: { subscription } },
  }),
}
