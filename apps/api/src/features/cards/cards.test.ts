import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import { createTestCards } from '../../gateways/stripe/test-cards.ts'

let stripe: TestStripe
let real: Suite
let sandboxed: Suite

beforeAll(async () => {
  stripe = await startTestStripe()
  const { payments, url } = stripe
  real = await startSuite({ overrides: { payments } })
  const testCards = createTestCards(url, payments.publishableKey)
  sandboxed = await startSuite({ overrides: { payments, testCards } })
})
afterAll(async () => {
  await Promise.all([real.close(), sandboxed.close()])
  await stripe.stop()
})

const good = { number: '4242424242424242', month: 12, year: 2040, cvc: '123' }

async function openPayment() {
  const { payments } = stripe
  const person = { userId: 1, email: 'ana@ejemplo.pr', name: 'Ana' }
  const customerId = await payments.ensureCustomer(person, randomUUID())
  const order = { customerId, amount: 500, description: 'Básico', metadata: {} }
  return payments.startPayment(order, randomUUID())
}

test('with a real provider no card comes to our server', async () => {
  const member = await real.makeUser()
  const { clientSecret } = await openPayment()
  const call = real.asUser(member).cards.confirmTest({ clientSecret, ...good })
  expect(await codeOf(call)).toBe('not_found')
  expect(await real.asVisitor().cards.setup()).toEqual({
    publishableKey: 'pk_test_sandbox',
    isTest: false,
  })
})

test('visitors pay nothing, and what is no card is refused at its field', async () => {
  const { clientSecret } = await openPayment()
  const visitor = sandboxed.asVisitor().cards.confirmTest({ clientSecret, ...good })
  expect(await codeOf(visitor)).toBe('unauthorized')
  const member = sandboxed.asUser(await sandboxed.makeUser())
  for (const wrong of [{ number: '4242' }, { month: 13 }, { cvc: 'abc' }, { clientSecret: 'x' }]) {
    const call = member.cards.confirmTest({ clientSecret, ...good, ...wrong })
    expect(await codeOf(call)).toBe('validation')
  }
})

test('a test card is declined with its reason, asks for its bank, or pays', async () => {
  const member = sandboxed.asUser(await sandboxed.makeUser())
  expect(await member.cards.setup()).toEqual({ publishableKey: 'pk_test_sandbox', isTest: true })
  const { clientSecret, paymentId } = await openPayment()
  const pay = (number: string) => member.cards.confirmTest({ clientSecret, ...good, number })
  expect(await pay('4000000000009995')).toEqual({
    result: 'refused',
    message: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra.',
  })
  expect(await pay('4000000000000002')).toMatchObject({ result: 'refused' })
  expect(await pay('4000002500003155')).toEqual({ result: 'asks' })
  const answer = (isApproved: boolean) => member.cards.answerTestBank({ clientSecret, isApproved })
  expect(await answer(false)).toMatchObject({ result: 'refused' })
  expect(await pay('4000002500003155')).toEqual({ result: 'asks' })
  expect(await answer(true)).toEqual({ result: 'done' })
  expect(await stripe.payments.readPayment(paymentId)).toMatchObject({ state: 'succeeded' })
})

test('a press after a lost answer finds what the first one did, and charges nothing more', async () => {
  const member = sandboxed.asUser(await sandboxed.makeUser())
  const { clientSecret, paymentId } = await openPayment()
  const pay = (number: string) => member.cards.confirmTest({ clientSecret, ...good, number })
  const answer = () => member.cards.answerTestBank({ clientSecret, isApproved: true })
  await pay('4000002500003155')
  for (let press = 1; press <= 2; press++) expect(await answer()).toEqual({ result: 'done' })
  expect(await pay(good.number)).toEqual({ result: 'done' })
  expect(await stripe.payments.readPayment(paymentId)).toMatchObject({ amountReceived: 500 })

  const ended = await openPayment()
  await stripe.payments.cancelPayment(ended.paymentId)
  expect(await member.cards.confirmTest({ clientSecret: ended.clientSecret, ...good })).toEqual({
    result: 'refused',
    message: 'Este pago ya no está abierto. Empieza de nuevo.',
  })
})
