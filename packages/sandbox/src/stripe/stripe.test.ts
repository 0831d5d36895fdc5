// What the sandbox's Stripe does beyond the calls that the product's own SDK makes of it (that is tested
// there): its refusals word by word, its disorder on request, and what outlives the process.
import { createHmac, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type RunningStripe, serveStripe } from './serve-stripe.ts'

const folder = await mkdtemp('/tmp/wepa-stripe-test-')
const webhookSecret = 'whsec_test'
type Received = { id: string; type: string; signature: string; body: string }
const received: Received[] = []
/** Events are refused the first time they come. */
let refusesFirst = false
const product = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { id, type } = z.object({ id: z.string(), type: z.string() }).parse(JSON.parse(body))
  const isRefused = refusesFirst && !received.some((event) => event.id === id)
  received.push({ id, type, signature: String(request.headers['stripe-signature']), body })
  response.writeHead(isRefused ? 500 : 200).end('{}')
})
let webhookUrl = ''
let stripe: RunningStripe

beforeAll(async () => {
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done))
  const address = product.address()
  webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
  stripe = await serveStripe({ webhookUrl, webhookSecret })
})
afterEach(() => {
  refusesFirst = false
})
afterAll(async () => {
  await stripe.stop()
  product.close()
  await rm(folder, { recursive: true, force: true })
})

const Answer = z.looseObject({
  id: z.optional(z.string()),
  status: z.optional(z.string()),
  error: z.optional(z.looseObject({ type: z.string() })),
  data: z.optional(z.array(z.looseObject({}))),
})
type Extra = { key?: string; idempotencyKey?: string; from?: RunningStripe }

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, form = '', extra: Extra = {}) {
  const { key = 'sk_test_sandbox', idempotencyKey, from = stripe } = extra
  const response = await fetch(`${from.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  })
  const body = Answer.parse(await response.json())
  return { status: response.status, body, isReplayed: response.headers.has('idempotent-replayed') }
}

async function pull(lever: string, body: object, from = stripe): Promise<unknown> {
  const request = { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${from.url}/sandbox/${lever}`, request)).json()
}

const newCustomer = async (from = stripe) =>
  String(
    (await call('POST', '/v1/customers', `email=${randomUUID()}@ejemplo.pr`, { from })).body.id,
  )
const pay = async (customer: string, from = stripe) =>
  (
    await call('POST', '/v1/payment_intents', `amount=500&currency=usd&customer=${customer}`, {
      from,
    })
  ).body
const eventsOf = (text: string) => received.filter(({ body }) => body.includes(text))

test('refusals have the shape of Stripe', async () => {
  const errorOf = async (...args: Parameters<typeof call>) => {
    const { status, body } = await call(...args)
    return [status, body.error?.type, body.error?.code, body.error?.param]
  }
  const bad = 'invalid_request_error'
  expect(await errorOf('GET', '/v1/customers/cus_no')).toEqual([404, bad, 'resource_missing', 'id'])
  expect(await errorOf('POST', '/v1/payment_intents', 'amount=500')).toEqual([
    400,
    bad,
    'parameter_missing',
    'currency',
  ])
  expect(await errorOf('POST', '/v1/customers', 'color=red')).toEqual([
    400,
    bad,
    'parameter_unknown',
    'color',
  ])
  expect(await errorOf('POST', '/v1/payment_intents', 'amount=1&currency=usd')).toEqual([
    400,
    bad,
    undefined,
    'amount',
  ])
  expect((await errorOf('GET', '/v1/nothing'))[0]).toBe(404)
  expect((await errorOf('GET', '/v1/events', '', { key: 'sk_test_other' }))[0]).toBe(401)
  expect(await errorOf('GET', '/v1/events', '', { key: 'pk_test_sandbox' })).toEqual([
    403,
    bad,
    'secret_key_required',
    undefined,
  ])
  const intent = await pay(await newCustomer())
  const wrong = `client_secret=${intent.id}_secret_x&payment_method=pm_card_visa`
  const confirm = `/v1/payment_intents/${intent.id}/confirm`
  expect((await errorOf('POST', confirm, wrong, { key: 'pk_test_sandbox' }))[0]).toBe(400)
  expect((await errorOf('GET', '/v1/prices?expand[0]=data.color'))[3]).toBe('expand')
})

test('a typed card is looked at before its bank is asked', async () => {
  const confirm = async (card: Record<string, string>) => {
    const intent = await pay(await newCustomer())
    const typed = { number: '4242 4242 4242 4242', exp_month: '12', exp_year: '2080', cvc: '123' }
    const form = Object.entries({ ...typed, ...card }).map(
      ([name, value]) => `payment_method_data[card][${name}]=${value}`,
    )
    const data = `payment_method_data[type]=card&${form.join('&')}`
    const { body } = await call('POST', `/v1/payment_intents/${intent.id}/confirm`, data)
    return body.error?.code ?? body.status
  }
  expect(await confirm({ number: '4242424242424241' })).toBe('incorrect_number')
  expect(await confirm({ exp_month: '13', exp_year: '2030' })).toBe('invalid_expiry_month')
  expect(await confirm({ exp_year: '2020' })).toBe('invalid_expiry_year')
  expect(await confirm({ exp_year: '2030', cvc: '12' })).toBe('invalid_cvc')
  // A card of the real world: right, but not for tests.
  expect(await confirm({ number: '4111111111111111', exp_year: '2030' })).toBe('card_declined')
  expect(await confirm({ exp_year: '2030' })).toBe('succeeded')
})

test('a key gives its first answer again, and takes no other question', async () => {
  const idempotencyKey = randomUUID()
  const first = await call('POST', '/v1/customers', 'name=Ana', { idempotencyKey })
  const again = await call('POST', '/v1/customers', 'name=Ana', { idempotencyKey })
  expect([again.body.id, again.isReplayed]).toEqual([first.body.id, true])
  const other = await call('POST', '/v1/customers', 'name=Eva', { idempotencyKey })
  expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error'])
  // A refused question did nothing: it may come again in other words.
  const refused = randomUUID()
  expect((await call('POST', '/v1/customers', 'x=1', { idempotencyKey: refused })).status).toBe(400)
  expect((await call('POST', '/v1/customers', 'name=1', { idempotencyKey: refused })).status).toBe(
    200,
  )
})

test('events are signed and sent again until they are taken', async () => {
  refusesFirst = true
  const customer = await newCustomer()
  await expect.poll(() => eventsOf(customer).length).toBe(2)
  const [first, second] = eventsOf(customer)
  expect(second?.id).toBe(first?.id)
  const [, at, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(second?.signature ?? '') ?? []
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(5)
  const signed = createHmac('sha256', webhookSecret).update(`${at}.${second?.body}`).digest('hex')
  expect(v1).toBe(signed)
})

test('on request events come twice, the other way round, late or never', async () => {
  const customer = await newCustomer()
  await expect.poll(() => eventsOf(customer).length).toBe(1)
  await pull('webhooks', { customer, mode: 'hold', copies: 2 })
  const intent = await pay(customer)
  await call('POST', `/v1/payment_intents/${intent.id}/confirm`, 'payment_method=pm_card_visa')
  expect(eventsOf(String(intent.id))).toEqual([])
  expect(await pull('webhooks/release', { customer, order: 'reversed' })).toEqual({ released: 2 })
  expect(eventsOf(String(intent.id)).map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'payment_intent.succeeded',
    'payment_intent.created',
    'payment_intent.created',
  ])
  await pull('webhooks', { customer, mode: 'drop' })
  const lost = await pay(customer)
  await pull('webhooks', { customer, delayMs: 50 })
  const late = await pay(customer)
  await expect.poll(() => eventsOf(String(late.id)).length).toBe(1)
  expect(eventsOf(String(lost.id))).toEqual([])
  const listed = z
    .array(z.object({ id: z.string(), object: z.string(), fate: z.string(), isTaken: z.boolean() }))
    .parse(await (await fetch(`${stripe.url}/sandbox/webhooks`)).json())
  expect(listed.find(({ object }) => object === lost.id)?.fate).toBe('dropped')
  // What was lost stays to be asked for, and can be sent after all.
  const { body } = await call('GET', '/v1/events?limit=100')
  expect(
    body.data?.some(({ id }) => id === listed.find((event) => event.fate === 'dropped')?.id),
  ).toBe(true)
  await pull('webhooks/again', { event: listed.find(({ object }) => object === lost.id)?.id })
  expect(eventsOf(String(lost.id))).toHaveLength(1)
})

test('on request calls fail, before they are done or after', async () => {
  const name = 'POST /v1/customers'
  const make = (whom: string, idempotencyKey = randomUUID()) =>
    call('POST', '/v1/customers', `name=${whom}`, { idempotencyKey })
  const made = (whom: string) =>
    stripe.tables.customers.list().filter((customer) => customer.name === whom).length
  await pull('answers', { call: name, mode: 'refuse' })
  expect((await make('Nobody')).status).toBe(500)
  expect(made('Nobody')).toBe(0)
  await pull('answers', { call: name, mode: 'lose' })
  const key = randomUUID()
  expect((await make('Somebody', key)).status).toBe(500)
  expect(made('Somebody')).toBe(1)
  expect((await call('GET', '/v1/customers/cus_no')).status).toBe(404)
  await pull('answers', { mode: 'answer' })
  const again = await make('Somebody', key)
  expect([again.status, again.isReplayed, made('Somebody')]).toEqual([200, true, 1])
})

test('a card that is kept goes bad', async () => {
  const customer = await newCustomer()
  const { id } = await pay(customer)
  await call('POST', `/v1/payment_intents/${id}/confirm`, 'payment_method=pm_card_visa')
  // Only what is kept is theirs: a card that paid once is not.
  expect(await pull('cards', { customer, number: '4000000000000341' })).toEqual({ changed: 0 })
  const price = (await call('GET', '/v1/prices?lookup_keys[0]=price_pro')).body.data?.[0]?.id
  const order = `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete`
  const kept = 'payment_settings[save_default_payment_method]=on_subscription'
  const { body } = await call('POST', '/v1/subscriptions', `${order}&${kept}`)
  const bill = stripe.tables.invoices.get(String(body.latest_invoice))
  const path = `/v1/payment_intents/${bill?.own.paymentIntent}/confirm`
  await call('POST', path, 'payment_method=pm_card_visa')
  const statusAfterMonth = async (number: string) => {
    expect(await pull('cards', { customer, number })).toEqual({ changed: 1 })
    await pull('clock', { customer, advance: 32 * 86_400 })
    return stripe.tables.subscriptions.get(String(body.id))?.status
  }
  expect(await statusAfterMonth('4242424242424242')).toBe('active')
  // Three days of tries are over.
  expect(await statusAfterMonth('4000000000000341')).toBe('canceled')
})

test('its page lists what happened, and nothing a stranger wrote runs in it', async () => {
  const evil = encodeURIComponent('<script>alert(1)</script>')
  const customer = String((await call('POST', '/v1/customers', `email=${evil}`)).body.id)
  const order = `amount=700&currency=usd&customer=${customer}&description=${evil}&metadata[a]=b`
  await call('POST', '/v1/payment_intents', order)
  const text = await (await fetch(`${stripe.url}/stripe`)).text()
  expect(text).toContain('$7.00')
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toContain('<script>')
})

test('everything outlives the process, even one killed in the middle of a line', async () => {
  const file = join(folder, 'stripe.jsonl')
  const before = await serveStripe({ file, webhookUrl: 'http://127.0.0.1:9/', webhookSecret })
  const customer = await newCustomer(before)
  const intent = await pay(customer, before)
  const idempotencyKey = randomUUID()
  const kept = await call('POST', '/v1/customers', 'name=Eva', { idempotencyKey, from: before })
  await before.stop()
  await appendFile(file, '{"table":"customers","row":{"id":"cus_cut')
  const after = await serveStripe({ file, webhookUrl, webhookSecret })
  // What was owed to the product is sent now.
  await expect.poll(() => eventsOf(String(intent.id)).length).toBe(1)
  const paid = await call(
    'POST',
    `/v1/payment_intents/${intent.id}/confirm`,
    'payment_method=pm_card_visa',
    { from: after },
  )
  expect(paid.body.status).toBe('succeeded')
  const again = await call('POST', '/v1/customers', 'name=Eva', { idempotencyKey, from: after })
  expect(again.body.id).toBe(kept.body.id)
  await pull('clock', { customer, advance: 86_400 }, after)
  await after.stop()
  const third = await serveStripe({ file, webhookUrl: null, webhookSecret })
  const tomorrow = z
    .object({ now: z.int() })
    .parse(await pull('clock', { customer, advance: 0 }, third))
  expect(tomorrow.now).toBeGreaterThan(Date.now() / 1000 + 86_000)
  await third.stop()
})
