// What Stripe calls 'processing', which no card of the sandbox ever is: written into its tables.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireCard, startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import type { Payments } from '../payments.ts'

type Status = 'processing' | 'requires_payment_method'

let stripe: TestStripe
let payments: Payments
beforeAll(async () => {
  stripe = await startTestStripe()
  payments = stripe.payments
})
afterAll(() => stripe.stop())

/** The bank has come this far with the card of a payment, or of a card to keep. */
function setStatus(clientSecret: string, status: Status): void {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const { paymentIntents, setupIntents } = stripe.tables
  const [payment, setup] = [paymentIntents.get(id), setupIntents.get(id)]
  if (payment) paymentIntents.put({ ...payment, status })
  if (setup) setupIntents.put({ ...setup, status })
}

const newCustomer = () =>
  payments.ensureCustomer({ userId: 1, email: 'ana@ejemplo.pr', name: 'Ana' }, randomUUID())

async function startPayment() {
  const order = { customerId: await newCustomer(), amount: 500, description: 'x', metadata: {} }
  return payments.startPayment(order, randomUUID())
}

async function startPlan(trialDays: number) {
  const order = { customerId: await newCustomer(), plan: 'pro', amount: 999 } as const
  const started = { ...order, trialDays, metadata: {} }
  const { subscriptionId, request } = await payments.startSubscription(started, randomUUID())
  return { id: subscriptionId, clientSecret: requireCard(request).clientSecret }
}

test('a payment that the bank works on is neither paid nor wanting a card, and is not called off', async () => {
  const { paymentId, clientSecret } = await startPayment()
  await stripe.confirm(clientSecret, 'pm_card_chargeDeclined')
  setStatus(clientSecret, 'processing')
  expect(await payments.readPayment(paymentId)).toMatchObject({
    state: 'processing',
    wasDeclined: false,
    amountReceived: 0,
  })
  // It is not even asked for.
  await stripe.pull('answers', { call: 'POST /v1/payment_intents/:id/cancel', mode: 'refuse' })
  expect(await payments.cancelPayment(paymentId)).toMatchObject({ state: 'processing' })
  await stripe.pull('answers', { mode: 'answer' })
})

test('a refused card is told until another is tried', async () => {
  const { paymentId, clientSecret } = await startPayment()
  await stripe.confirm(clientSecret, 'pm_card_chargeDeclined')
  expect(await payments.readPayment(paymentId)).toMatchObject({ state: 'open', wasDeclined: true })
  await stripe.confirm(clientSecret, 'pm_card_authenticationRequired')
  expect(await payments.readPayment(paymentId)).toMatchObject({ state: 'open', wasDeclined: false })
})

test.each([
  ['a plan', 0, { intentType: 'payment', amountDue: 999 }],
  ['a trial', 7, { intentType: 'setup' }],
])('%s whose card the bank works on asks for no other one', async (_what, trialDays, asked) => {
  const { id, clientSecret } = await startPlan(trialDays)
  setStatus(clientSecret, 'processing')
  expect(await payments.readCardRequest(id)).toBe('processing')
  setStatus(clientSecret, 'requires_payment_method')
  expect(await payments.readCardRequest(id)).toMatchObject(asked)
})
