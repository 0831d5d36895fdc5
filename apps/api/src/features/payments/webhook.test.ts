import { eventually } from '@wepa/domain/test/eventually'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import {
  breakCall,
  endAtStripe,
  makeForeign,
  mend,
  paymentIdOf,
  readAtStripe,
} from '../../../test/payments/at-stripe.ts'
import { about, signEvent } from '../../../test/payments/events.ts'
import {
  deliver,
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
  tryAgain,
} from '../../../test/payments/money.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { applyReading } from '../subscriptions/apply-reading.ts'
import { readProvider } from '../subscriptions/read-provider.ts'
import { forgetOldPaymentEvents } from './forget-old-events.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const eventRows = async () =>
  (await suite.database.pool.query('select * from payment_events order by received_at')).rows
const receiptsOf = (person: { email: string }) =>
  suite.sentMails.filter(({ to, subject }) => to === person.email && /^Recibo/.test(subject))

/** A payment for an ad that has gone through, of which nobody has told us. */
async function payUntold(person: Person): Promise<{ listingId: number; paymentId: string }> {
  const { id: listingId } = await publishAd(suite, person)
  const answer = await suite.asUser(person).featured.upgrade({ listingId, tier: 'basic' })
  const secret = 'clientSecret' in answer ? answer.clientSecret : ''
  await suite.stripe.confirm(secret)
  return { listingId, paymentId: paymentIdOf(secret) }
}
/** A subscription of another product on the same account. Answers its id. */
async function startForeign({ stripe }: MoneySuite): Promise<string> {
  const customerId = await stripe.payments.ensureCustomer(
    { userId: 0, email: 'theirs@ejemplo.pr', name: 'Somebody else' },
    'their customer',
  )
  const order = { customerId, plan: 'pro', amount: 999, trialDays: 7, metadata: {} } as const
  const { subscriptionId } = await stripe.payments.startSubscription(order, 'their subscription')
  makeForeign({ stripe }, subscriptionId)
  return subscriptionId
}
const isFeatured = async (id: number) => (await suite.asVisitor().listings.get({ id })).isFeatured

describe('a message', () => {
  test('that the provider did not sign is refused and not kept', async () => {
    const before = (await eventRows()).length
    const { body, signature } = signEvent('invoice.paid', about.invoice('in_1', 'sub_1'))
    expect(await deliver(suite, { body, signature: 't=1,v1=00' })).toBe(400)
    expect(await deliver(suite, { body: Buffer.from('{"type":"invoice.paid"}'), signature })).toBe(
      400,
    )
    expect(await eventRows()).toHaveLength(before)
  })

  test('is refused where nothing can be paid, and is none of our calls', async () => {
    const bare = await startSuite()
    const app = await bare.app()
    const { status } = await request(app, 'POST', '/api/payments/webhook', { body: {} })
    expect(status).toBe(503)
    expect((await request(app, 'GET', '/api/payments/webhook')).status).toBe(404)
    await bare.close()
  })

  test('five times at once takes effect once', async () => {
    const ana = await suite.makeUser()
    const { listingId, paymentId } = await payUntold(ana)
    const event = signEvent('payment_intent.succeeded', about.payment(paymentId))
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(suite, event)))
    expect(answers).toEqual([200, 200, 200, 200, 200])
    await suite.workOffQueue()
    expect(await deliver(suite, event)).toBe(200)
    await suite.workOffQueue()
    const { featuredExpiresAt } = await suite.asVisitor().listings.get({ id: listingId })
    const days = (Date.parse(featuredExpiresAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 1)
    expect(receiptsOf(ana)).toHaveLength(1)
    expect((await eventRows()).filter(({ object_id: id }) => id === paymentId)).toHaveLength(1)
  })

  test('of two about one payment, each in its own event, is one place', async () => {
    const ana = await suite.makeUser()
    const { listingId, paymentId } = await payUntold(ana)
    for (const type of ['payment_intent.succeeded', 'payment_intent.created']) {
      await deliver(suite, signEvent(type, about.payment(paymentId)))
    }
    await suite.workOffQueue()
    const { featuredExpiresAt } = await suite.asVisitor().listings.get({ id: listingId })
    const days = (Date.parse(featuredExpiresAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 1)
    expect(receiptsOf(ana)).toHaveLength(1)
  })

  test('of the end that comes before that of the beginning: how things stand counts', async () => {
    const ana = await suite.makeUser()
    const { subscriptions } = suite.asUser(ana)
    const answer = await subscriptions.subscribe({ priceId: 'price_pro' })
    if ('isChanged' in answer) throw new Error('no')
    const { clientSecret, subscriptionId: id } = answer
    await suite.stripe.confirm(clientSecret)
    const send = (type: string) => deliver(suite, signEvent(type, about.subscription(id)))
    await send('customer.subscription.deleted')
    await send('customer.subscription.updated')
    await send('customer.subscription.created')
    await suite.workOffQueue()
    expect((await subscriptions.status()).plan).toBe('pro')
    await endAtStripe(suite, id)
    await send('customer.subscription.updated')
    await suite.workOffQueue()
    expect((await subscriptions.status()).plan).toBe('free')
  })

  test('that is overtaken: an older reading never overwrites a newer one', async () => {
    const ana = await suite.makeUser()
    const id = await subscribeTo(suite, ana)
    const read = () => readProvider(suite.deps, (payments) => payments.readSubscription(id))
    const old = await read()
    await suite.asUser(ana).subscriptions.cancel()
    const apply = (reading: Awaited<ReturnType<typeof read>>) =>
      inTransaction(suite.deps, (tx) => applyReading(tx, reading))
    expect(await apply(old)).toBe('old')
    expect((await suite.asUser(ana).subscriptions.status()).cancelAt).not.toBeNull()
    expect(await apply(await read())).toBe('applied')
  })

  test('about what is not ours does nothing', async () => {
    const strange = about.payment('pi_of_somebody_else')
    expect(await deliver(suite, signEvent('payment_intent.succeeded', strange))).toBe(200)
    await suite.workOffQueue()
    expect((await eventRows()).at(-1)).toMatchObject({ note: 'unknown' })
  })

  test('about somebody else’s subscription is put aside, said once, and keeps no other waiting', async () => {
    const own = await startMoneySuite()
    const warn = vi.spyOn(own.deps.log, 'warn')
    const theirs = await startForeign(own)
    for (const type of ['customer.subscription.created', 'customer.subscription.updated']) {
      await tell(own, type, about.subscription(theirs))
    }
    const { rows } = await own.database.pool.query('select note from payment_events')
    expect(rows).toEqual([{ note: 'not ours' }, { note: 'not ours' }])
    expect(warn.mock.calls.filter(([fields]) => 'subscription' in Object(fields))).toHaveLength(1)
    await subscribeTo(own, await own.makeUser())
    const waiting = 'select from payment_events where applied_at is null'
    expect((await own.database.pool.query(waiting)).rows).toEqual([])
    await own.close()
  })

  test('about one of ours that cannot be read stays a failure', async () => {
    const own = await startMoneySuite()
    const id = await subscribeTo(own, await own.makeUser())
    makeForeign(own, id)
    await tell(own, 'customer.subscription.updated', about.subscription(id))
    const { rows } = await own.database.pool.query(
      'select applied_at from payment_events order by received_at desc limit 1',
    )
    expect(rows).toEqual([{ applied_at: null }])
    await own.close()
  })

  test('while the database is away is answered so that it comes again', async () => {
    const ana = await suite.makeUser()
    const { listingId, paymentId } = await payUntold(ana)
    const event = signEvent('payment_intent.succeeded', about.payment(paymentId))
    const { pool } = suite.database
    await pool.query('alter table payment_events rename to away')
    expect(await deliver(suite, event)).toBe(500)
    await pool.query('alter table away rename to payment_events')
    expect(await isFeatured(listingId)).toBe(false)
    // It comes while another table cannot be written: kept, and applied when it can.
    await pool.query('alter table listings rename to away')
    expect(await deliver(suite, event)).toBe(200)
    await suite.workOffQueue()
    await pool.query('alter table away rename to listings')
    expect(await isFeatured(listingId)).toBe(false)
    await tryAgain(suite)
    expect(await isFeatured(listingId)).toBe(true)
    expect(receiptsOf(ana)).toHaveLength(1)
  })

  test('while the provider is away waits, and the administration sees why', async () => {
    const admin = await register(suite)
    await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [
      admin.user.id,
    ])
    const ana = await suite.makeUser()
    const { listingId, paymentId } = await payUntold(ana)
    await breakCall(suite, 'GET /v1/payment_intents/:id', 'refuse')
    await deliver(suite, signEvent('payment_intent.succeeded', about.payment(paymentId)))
    await suite.workOffQueue()
    expect(await codeOf(suite.asUser(ana).payments.events({}))).toBe('forbidden')
    const app = await suite.app()
    const url = '/api/admin/payment-events?limit=1'
    const asked = { token: admin.token }
    const waiting = {
      type: 'payment_intent.succeeded',
      objectId: paymentId,
      appliedAt: null,
      attempts: 1,
      error: 'payments_unavailable',
    }
    // The queue notes the reason a moment after it has given up.
    await eventually(async () =>
      expect((await request(app, 'GET', url, asked)).json).toMatchObject([waiting]),
    )
    expect((await request(app, 'GET', url, asked)).headers.link).toContain('cursor=')
    await mend(suite)
    await tryAgain(suite)
    expect(await isFeatured(listingId)).toBe(true)
    const [event] = (await suite.asUser({ id: admin.user.id, role: 'admin' }).payments.events({}))
      .items
    expect(event).toMatchObject({
      note: 'paid',
      attempts: 0,
      error: null,
      appliedAt: expect.any(String),
    })
  })

  test('is forgotten after three months', async () => {
    const own = await startMoneySuite()
    await deliver(own, signEvent('charge.refunded', { object: 'charge', id: 'ch_1' }))
    await own.workOffQueue()
    await forgetOldPaymentEvents(own.deps)
    const count = 'select count(*)::int as n from payment_events'
    expect((await own.database.pool.query(count)).rows).toEqual([{ n: 1 }])
    own.clock.advance(91 * 86_400_000)
    await forgetOldPaymentEvents(own.deps)
    expect((await own.database.pool.query(count)).rows).toEqual([{ n: 0 }])
    await own.close()
  })
})

test('a card that was confirmed begins the trial, though the message names its customer alone', async () => {
  const ana = await suite.makeUser()
  const { subscriptions } = suite.asUser(ana)
  const answer = await subscriptions.subscribe({ priceId: 'price_business' })
  if ('isChanged' in answer) throw new Error('no')
  await suite.stripe.confirm(answer.clientSecret)
  const { customerId } = await readAtStripe(suite, answer.subscriptionId)
  const object = { object: 'setup_intent', id: 'seti_1', customer: customerId } as const
  await deliver(suite, signEvent('setup_intent.succeeded', object))
  await suite.workOffQueue()
  expect((await subscriptions.status()).plan).toBe('business')
})
