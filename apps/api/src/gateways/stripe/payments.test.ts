// The real SDK against the sandbox's Stripe: what the product asks, and what it is told.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { DomainError } from '@wepa/domain/error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { requireCard, startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import type { Payments } from '../payments.ts'

const day = 86_400
const received: { body: string; signature: string | undefined }[] = []
const product = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const signature = request.headers['stripe-signature']
  received.push({
    body: Buffer.concat(chunks).toString(),
    signature: typeof signature === 'string' ? signature : undefined,
  })
  response.end('{}')
})

let stripe: TestStripe
let payments: Payments

beforeAll(async () => {
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done))
  const address = product.address()
  const port = typeof address === 'object' && address ? address.port : 0
  stripe = await startTestStripe(`http://127.0.0.1:${port}/hook`)
  payments = stripe.payments
})

afterAll(async () => {
  await stripe.stop()
  product.close()
})

const newCustomer = () =>
  payments.ensureCustomer(
    { userId: 7, email: `${randomUUID()}@ejemplo.pr`, name: 'Ana' },
    randomUUID(),
  )

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'worked',
    (error) => (error instanceof DomainError ? error.code : `bug: ${error.message}`),
  )

async function subscribe({ plan = 'pro', trialDays = 7, card = 'pm_card_visa' } = {}) {
  const customerId = await newCustomer()
  const order = {
    customerId,
    plan: plan === 'pro' ? ('pro' as const) : ('business' as const),
    amount: plan === 'pro' ? 999 : 2999,
    trialDays,
    metadata: { userId: '7' },
  }
  const started = await payments.startSubscription(order, randomUUID())
  expect((await stripe.confirm(started.request?.clientSecret ?? '', card)).status).toBe(200)
  return { customerId, id: started.subscriptionId }
}

async function read(id: string) {
  const subscription = await payments.readSubscription(id)
  if (!subscription) throw new Error(`${id} is gone`)
  return subscription
}

test('a wrong key, a wrong price and a silent Stripe are not the fault of the person', async () => {
  const person = { userId: 1, email: 'a@ejemplo.pr', name: 'Ana' }
  const stranger = stripe.open({ secretKey: 'sk_test_other' })
  expect(await codeOf(stranger.ensureCustomer(person, randomUUID()))).toBe('payments_unavailable')
  const silent = stripe.open({ url: 'http://127.0.0.1:9' })
  expect(await codeOf(silent.readPayment('pi_1'))).toBe('payments_unavailable')
  const order = {
    customerId: await newCustomer(),
    plan: 'pro' as const,
    trialDays: 7,
    metadata: {},
  }
  const cheap = payments.startSubscription({ ...order, amount: 1 }, randomUUID())
  expect(await codeOf(cheap)).toMatch(/^bug: Stripe's price_pro costs 999 cents, not 1/)
})

test('what is not there is null', async () => {
  expect(await payments.readSubscription('sub_none')).toBe(null)
  expect(await payments.readCardRequest('sub_none')).toBe(null)
  expect(await payments.readPayment('pi_none')).toBe(null)
  expect(await payments.cancelPayment('pi_none')).toBe(null)
  expect(await payments.readInvoice('in_none')).toBe(null)
  await payments.cancelNow('sub_none')
  await payments.forgetCustomer('cus_none')
})

test('one key makes one customer; the same key for another is a bug', async () => {
  const key = randomUUID()
  const person = { userId: 3, email: 'una@ejemplo.pr', name: 'Una' }
  const first = await payments.ensureCustomer(person, key)
  expect(await payments.ensureCustomer(person, key)).toBe(first)
  const other = payments.ensureCustomer({ ...person, email: 'otra@ejemplo.pr' }, key)
  expect(await codeOf(other)).toMatch(/^bug: Keys for idempotent requests/)
})

test('a trial is nothing before its card, and the card is that of the renewals', async () => {
  const customerId = await newCustomer()
  const order = {
    customerId,
    plan: 'pro' as const,
    amount: 999,
    trialDays: 7,
    metadata: { a: 'b' },
  }
  const { subscriptionId, request } = await payments.startSubscription(order, randomUUID())
  expect(request?.intentType).toBe('setup')
  const clientSecret = request?.clientSecret ?? ''
  expect((await read(subscriptionId)).state).toBe('incomplete')
  const { status, body } = await stripe.confirm(clientSecret, 'pm_card_chargeDeclined')
  expect([status, body.error?.code, body.error?.decline_code]).toEqual([
    402,
    'card_declined',
    'generic_decline',
  ])
  expect((await read(subscriptionId)).state).toBe('incomplete')
  // After the refusal the same start goes on with another card.
  expect(await payments.readCardRequest(subscriptionId)).toEqual({
    clientSecret,
    intentType: 'setup',
  })
  expect((await stripe.confirm(clientSecret)).body.status).toBe('succeeded')
  expect(await payments.readCardRequest(subscriptionId)).toBe(null)
  const running = await read(subscriptionId)
  expect(running).toMatchObject({ state: 'trialing', plan: 'pro', customerId, cancelAt: null })
  expect(running.metadata).toEqual({ a: 'b', plan: 'pro' })
  const days = ((running.trialEndsAt?.getTime() ?? 0) - Date.now()) / 864e5
  expect(days).toBeGreaterThan(6.9)
  expect((await stripe.confirm(clientSecret)).status).toBe(400)
})

test('without a trial the first month is paid at once', async () => {
  const { id } = await subscribe({ plan: 'business', trialDays: 0 })
  const running = await read(id)
  expect(running).toMatchObject({ state: 'active', plan: 'business', trialEndsAt: null })
  const [invoice] = (await allOf(payments.listInvoices(new Date(Date.now() - 60_000)))).filter(
    ({ subscriptionId }) => subscriptionId === id,
  )
  expect(invoice).toMatchObject({ state: 'paid', amountPaid: 2999, currency: 'usd' })
  expect(await payments.readInvoice(invoice?.id ?? '')).toEqual(invoice)
})

test('cancelling lets the period run out, and can be taken back until then', async () => {
  const { id, customerId } = await subscribe()
  const cancelled = await payments.cancelAtPeriodEnd(id)
  expect(cancelled.cancelAt).toEqual(cancelled.periodEnd)
  expect((await payments.resume(id)).cancelAt).toBe(null)
  await payments.cancelAtPeriodEnd(id)
  const other = { subscriptionId: id, plan: 'business' as const, amount: 2999 }
  expect((await payments.changePlan(other, randomUUID())).cancelAt).toBe(null)
  await payments.cancelAtPeriodEnd(id)
  await stripe.pull('clock', { customer: customerId, advance: 8 * day })
  expect(await read(id)).toMatchObject({ state: 'ended', endedAt: cancelled.periodEnd })
})

test('a trial becomes a paid month, a failed one is tried for three days, and another card saves it', async () => {
  const { id, customerId } = await subscribe({ card: 'pm_card_chargeCustomerFail' })
  await stripe.pull('clock', { customer: customerId, advance: 7 * day + 60 })
  const owing = await read(id)
  expect(owing.state).toBe('past_due')
  expect(owing.periodStart).toEqual(owing.trialEndsAt)
  const request = requireCard(await payments.readCardRequest(id))
  expect(request.intentType).toBe('payment')
  expect((await stripe.confirm(request.clientSecret)).status).toBe(200)
  expect((await read(id)).state).toBe('active')
  // The new card pays the next month too.
  await stripe.pull('clock', { customer: customerId, advance: 31 * day })
  expect((await read(id)).state).toBe('active')
  const bills = (await allOf(payments.listInvoices(new Date(0)))).filter(
    ({ subscriptionId }) => subscriptionId === id,
  )
  expect(bills.map(({ amountPaid }) => amountPaid)).toEqual([999, 999, 0])
})

test('after three days without a payment it ends', async () => {
  const { id, customerId } = await subscribe({ card: 'pm_card_chargeCustomerFail' })
  await stripe.pull('clock', { customer: customerId, advance: 9 * day })
  expect((await read(id)).state).toBe('past_due')
  await stripe.pull('clock', { customer: customerId, advance: day + 60 })
  const ended = await read(id)
  expect(ended.state).toBe('ended')
  expect(ended.endedAt?.getTime()).toBe((ended.trialEndsAt?.getTime() ?? 0) + 3 * day * 1000)
  await payments.cancelNow(id)
})

test('a dearer plan is charged at once, a cheaper one leaves credit, a bad card changes nothing', async () => {
  const { id, customerId } = await subscribe({ trialDays: 0 })
  const up = { subscriptionId: id, plan: 'business' as const, amount: 2999 }
  expect((await payments.changePlan(up, randomUUID())).plan).toBe('business')
  const [charged] = await allOf(payments.listInvoices(new Date(Date.now() - 60_000)))
  expect(charged).toMatchObject({ subscriptionId: id, state: 'paid', amountPaid: 2000 })
  const down = { subscriptionId: id, plan: 'pro' as const, amount: 999 }
  expect((await payments.changePlan(down, randomUUID())).plan).toBe('pro')
  // 20 dollars of credit pay the next two months.
  await stripe.pull('clock', { customer: customerId, advance: 32 * day })
  const [renewal] = await allOf(payments.listInvoices(new Date(Date.now() + day * 1000)))
  expect(renewal).toMatchObject({ subscriptionId: id, state: 'paid', amountPaid: 0 })

  const poor = await subscribe({ card: 'pm_card_chargeCustomerFail' })
  await stripe.pull('clock', { customer: poor.customerId, advance: 7 * day + 60 })
  const dear = { subscriptionId: poor.id, plan: 'business' as const, amount: 2999 }
  expect(await codeOf(payments.changePlan(dear, randomUUID()))).toBe('card_declined')
  expect((await read(poor.id)).plan).toBe('pro')
})

test('a single payment counts once it is confirmed; one that is called off can no longer be paid', async () => {
  const customerId = await newCustomer()
  const order = { customerId, amount: 1299, description: 'Premium', metadata: { listingId: '5' } }
  const started = await payments.startPayment(order, randomUUID())
  const before = await payments.readPayment(started.paymentId)
  expect(before).toMatchObject({ state: 'open', amount: 1299, amountReceived: 0, customerId })
  expect(before?.clientSecret).toBe(started.clientSecret)
  const { body } = await stripe.confirm(
    started.clientSecret,
    'pm_card_chargeDeclinedInsufficientFunds',
  )
  expect(body.error?.decline_code).toBe('insufficient_funds')
  await stripe.confirm(started.clientSecret)
  expect(await payments.readPayment(started.paymentId)).toMatchObject({
    state: 'succeeded',
    amountReceived: 1299,
    currency: 'usd',
    metadata: { listingId: '5' },
  })
  expect(await payments.cancelPayment(started.paymentId)).toMatchObject({ state: 'succeeded' })

  const second = await payments.startPayment(order, randomUUID())
  expect(await payments.cancelPayment(second.paymentId)).toMatchObject({ state: 'canceled' })
  expect((await stripe.confirm(second.clientSecret)).status).toBe(400)
})

test('a card may ask for its bank, which the person answers', async () => {
  const customerId = await newCustomer()
  const order = { customerId, amount: 500, description: 'Básico', metadata: {} }
  const { clientSecret, paymentId } = await payments.startPayment(order, randomUUID())
  const asked = await stripe.confirm(clientSecret, 'pm_card_authenticationRequired')
  expect([asked.status, asked.body.status]).toEqual([200, 'requires_action'])
  await stripe.pull('bank', { client_secret: clientSecret, outcome: 'fail' })
  expect((await payments.readPayment(paymentId))?.state).toBe('open')
  await stripe.confirm(clientSecret, 'pm_card_authenticationRequired')
  await stripe.pull('bank', { client_secret: clientSecret, outcome: 'approve' })
  expect((await payments.readPayment(paymentId))?.state).toBe('succeeded')
})

test('forgetting a customer ends what they pay', async () => {
  const { id, customerId } = await subscribe()
  await payments.forgetCustomer(customerId)
  expect((await read(id)).state).toBe('ended')
  await payments.forgetCustomer(customerId)
})

test('lists come whole, page after page', async () => {
  const customerId = await newCustomer()
  const order = { customerId, amount: 500, description: 'Básico', metadata: {} }
  const made = await Promise.all(
    Array.from({ length: 105 }, () => payments.startPayment(order, randomUUID())),
  )
  const listed = await allOf(payments.listPayments(new Date(Date.now() - 60_000)))
  const ids = new Set(listed.map(({ id }) => id))
  expect(made.every(({ paymentId }) => ids.has(paymentId))).toBe(true)
  expect(ids.size).toBe(listed.length)
  const later = payments.listSubscriptions(new Date(Date.now() + 90 * day * 1000))
  expect(await allOf(later)).toEqual([])
})

test('events are signed, and say only what to read again', async () => {
  const { id, customerId } = await subscribe()
  const find = (type: string) =>
    received.find((event) => event.body.includes(`"${type}"`) && event.body.includes(id))
  await expect.poll(() => find('customer.subscription.updated')).toBeDefined()
  const { body = '', signature = '' } = find('customer.subscription.updated') ?? {}
  expect(payments.verifyEvent(body, signature)).toMatchObject({
    type: 'customer.subscription.updated',
    objectKind: 'subscription',
    objectId: id,
    subscriptionId: id,
    customerId,
  })
  await expect.poll(() => find('invoice.paid')).toBeDefined()
  const bill = find('invoice.paid')
  expect(payments.verifyEvent(bill?.body ?? '', bill?.signature)).toMatchObject({
    objectKind: 'invoice',
    subscriptionId: id,
    customerId,
  })
  const refused = (text: string, sign: string | undefined) => () => payments.verifyEvent(text, sign)
  expect(refused(body.replace('pro', 'business'), signature)).toThrow(DomainError)
  expect(refused(body, 't=1,v1=00')).toThrow(DomainError)
  expect(refused(body, undefined)).toThrow(DomainError)
})
