// The sandbox's own levers, which Stripe does not have: `/sandbox/…`, JSON in and out.
import * as z from 'zod/mini'
import { runBilling } from './objects/billing.ts'
import { answerBank } from './objects/confirm.ts'
import { closeDispute, makeRefund, openDispute, requirePayment } from './objects/money-back.ts'
import { Refusal } from './objects/refusal.ts'
import { Mood, type Postman } from './postman.ts'
import { type Trouble, TroubleMode } from './trouble.ts'
import { toWire } from './wire.ts'
import type { World } from './world.ts'

/** Whom a lever moves: the customer with this id or address; everybody when neither is given. */
const whom = { customer: z.optional(z.string()), email: z.optional(z.string()) }

const Clock = z.strictObject({
  ...whom,
  advance: z.int().check(z.minimum(0), z.maximum(366 * 86_400)),
})
const Webhooks = z.strictObject({ ...whom, ...Mood.shape })
const Release = z.strictObject({ ...whom, order: z._default(z.enum(['made', 'reversed']), 'made') })
const Again = z.strictObject({ event: z.string() })
/** The payment, or the bill, of which it is; `amount` in cents, all of it where none is given. */
const Refunding = z.strictObject({ payment: z.string(), amount: z.optional(z.int()) })
const Disputing = z.strictObject({
  payment: z.string(),
  step: z._default(z.enum(['open', 'won', 'lost']), 'open'),
})
const Bank = z.strictObject({ client_secret: z.string(), outcome: z.enum(['approve', 'fail']) })

const Troubling = z.strictObject({ call: z.optional(z.string()), mode: TroubleMode })
const NewCard = z.strictObject({ ...whom, number: z.string() })

type Parts = { world: World; postman: Postman; trouble: Trouble }
type Lever = (parts: Parts, body: unknown) => unknown

export const levers: Readonly<Record<string, Lever>> = {
  /** Lets seconds pass; renewals and endings that come due happen at once, each at its own moment. */
  'POST /sandbox/clock': ({ world }, body) => {
    const { advance, ...target } = Clock.parse(body)
    const customer = findCustomer(world, target)
    world.advance(advance, customer)
    runBilling(world, customer)
    return { now: world.now(customer) }
  },
  /** How calls are answered from now on: one kind of them, or all. */
  'POST /sandbox/answers': ({ trouble }, body) => {
    const { call, mode } = Troubling.parse(body)
    trouble.set(call ?? null, mode)
    return { call: call ?? null, mode }
  },
  /** What the bank makes of the cards that are kept: they fare as the test card with this number. */
  'POST /sandbox/cards': ({ world }, body) => {
    const { number, ...target } = NewCard.parse(body)
    const customer = findCustomer(world, target)
    const { paymentMethods } = world.tables
    const cards = paymentMethods
      .list()
      .filter((card) => card.customer !== null && (!customer || card.customer === customer))
    for (const card of cards) paymentMethods.put({ ...card, own: { ...card.own, number } })
    return { changed: cards.length }
  },
  /** How events are sent from now on. */
  'POST /sandbox/webhooks': ({ world, postman }, body) => {
    const { customer, email, ...mood } = Webhooks.parse(body)
    postman.setMood(findCustomer(world, { customer, email }), mood)
    return mood
  },
  'POST /sandbox/webhooks/release': async ({ world, postman }, body) => {
    const { order, ...target } = Release.parse(body)
    return { released: await postman.release(order, findCustomer(world, target)) }
  },
  'POST /sandbox/webhooks/again': async ({ world, postman }, body) => {
    const { event: id } = Again.parse(body)
    const event = world.tables.events.get(id)
    if (!event)
      throw new Refusal(404, { type: 'invalid_request_error', message: `No such event: ${id}` })
    await postman.again(event)
    return { sent: id }
  },
  /** Every event and what became of it, newest first. */
  'GET /sandbox/webhooks': ({ world }) =>
    world.tables.events.list().map(({ id, type, created, data, pending_webhooks, own }) => ({
      id,
      type,
      created,
      object: data.object.id,
      customer: own.customer,
      fate: own.fate,
      isTaken: pending_webhooks === 0,
      attempts: own.attempts,
    })),
  /** Gives money back, as one does in the provider's own pages. */
  'POST /sandbox/refund': ({ world }, body) => {
    const { payment, amount } = Refunding.parse(body)
    return toWire(makeRefund(world, requirePayment(world, payment), amount))
  },
  /** What the payer's bank does: it opens a case, and decides it. */
  'POST /sandbox/dispute': ({ world }, body) => {
    const { payment, step } = Disputing.parse(body)
    const intent = requirePayment(world, payment)
    const isOpening = step === 'open'
    return toWire(isOpening ? openDispute(world, intent) : closeDispute(world, intent, step))
  },
  /** The person's answer to their bank, for a card that asks for it. */
  'POST /sandbox/bank': ({ world }, body) => {
    const { client_secret: secret, outcome } = Bank.parse(body)
    const id = secret.split('_secret_', 1)[0] ?? ''
    const { paymentIntents, setupIntents } = world.tables
    const intent = paymentIntents.get(id) ?? setupIntents.get(id)
    if (intent?.client_secret !== secret) {
      throw new Refusal(404, { type: 'invalid_request_error', message: 'No such intent' })
    }
    return toWire(answerBank(world, intent, outcome === 'approve'))
  },
}

type Whom = { customer?: string | undefined; email?: string | undefined }

/** null: everybody. Of several with one address the newest. */
function findCustomer(world: World, { customer, email }: Whom): string | null {
  if (!customer && !email) return null
  const found = world.tables.customers
    .list()
    .find((row) => (customer ? row.id === customer : row.email === email))
  if (!found) throw new Refusal(404, { type: 'invalid_request_error', message: 'No such customer' })
  return found.id
}
