// What Stripe calls 'processing', which the sandbox's cards never are: answered here by a server of set words.
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import type { Payments } from '../payments.ts'

const asked: string[] = []
const paymentIntent = {
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_x',
  customer: 'cus_1',
  status: 'processing',
  last_payment_error: { code: 'card_declined' },
  amount: 500,
  amount_received: 0,
  currency: 'usd',
  created: 1_790_000_000,
  metadata: {},
}
const subscription = {
  id: 'sub_1',
  object: 'subscription',
  status: 'incomplete',
}
const owed = {
  id: 'in_1',
  object: 'invoice',
  status: 'open',
  amount_remaining: 999,
  confirmation_secret: { client_secret: 'pi_1_secret_x', type: 'payment_intent' },
}
/** What the subscription waits for. */
let waitsFor: { pending_setup_intent: object | null; latest_invoice: object | null }

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url?.split('?')[0]}`)
  response.setHeader('content-type', 'application/json')
  const isPlan = request.url?.includes('sub_1')
  response.end(JSON.stringify(isPlan ? { ...subscription, ...waitsFor } : paymentIntent))
})
let stripe: TestStripe
let payments: Payments

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('it listens nowhere')
  stripe = await startTestStripe()
  payments = stripe.open({ url: `http://127.0.0.1:${address.port}` })
})
beforeEach(() => {
  paymentIntent.status = 'processing'
  waitsFor = { pending_setup_intent: null, latest_invoice: owed }
  asked.length = 0
})
afterAll(async () => {
  server.close()
  await stripe.stop()
})

test('a payment that the bank works on is neither paid nor wanting a card, and is not called off', async () => {
  expect(await payments.readPayment('pi_1')).toMatchObject({
    state: 'processing',
    wasDeclined: false,
    amountReceived: 0,
  })
  expect(await payments.cancelPayment('pi_1')).toMatchObject({ state: 'processing' })
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a refused card is told until another is tried', async () => {
  paymentIntent.status = 'requires_payment_method'
  expect(await payments.readPayment('pi_1')).toMatchObject({ state: 'open', wasDeclined: true })
  paymentIntent.status = 'requires_action'
  expect(await payments.readPayment('pi_1')).toMatchObject({ state: 'open', wasDeclined: false })
})

test('a plan whose card the bank works on asks for no other one', async () => {
  expect(await payments.readCardRequest('sub_1')).toBe('processing')
  paymentIntent.status = 'requires_payment_method'
  expect(await payments.readCardRequest('sub_1')).toMatchObject({
    intentType: 'payment',
    amountDue: 999,
  })
  const setup = { id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret_x' }
  waitsFor = { pending_setup_intent: { ...setup, status: 'processing' }, latest_invoice: null }
  expect(await payments.readCardRequest('sub_1')).toBe('processing')
  waitsFor.pending_setup_intent = { ...setup, status: 'requires_payment_method' }
  expect(await payments.readCardRequest('sub_1')).toMatchObject({ intentType: 'setup' })
})
