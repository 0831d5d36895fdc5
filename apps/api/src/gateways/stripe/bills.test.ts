// The real SDK against the sandbox's Stripe: bills of subscriptions that end, or that credit pays.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '../../../test/all-of.ts'
import { requireCard, startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import type { Payments } from '../payments.ts'

const day = 86_400
let stripe: TestStripe
let payments: Payments

beforeAll(async () => {
  stripe = await startTestStripe()
  payments = stripe.payments
})
afterAll(() => stripe.stop())

const newCustomer = () =>
  payments.ensureCustomer(
    { userId: 7, email: `${randomUUID()}@ejemplo.pr`, name: 'Ana' },
    randomUUID(),
  )
const pro = { plan: 'pro' as const, amount: 999, metadata: {} }

test('what ends has no bill left that an old tab could pay, whoever ended it', async () => {
  const owing = async () => {
    const customerId = await newCustomer()
    const order = { ...pro, customerId, trialDays: 7 }
    const { subscriptionId: id, request } = await payments.startSubscription(order, randomUUID())
    await stripe.confirm(request?.clientSecret ?? '', 'pm_card_chargeCustomerFail')
    await payments.readSubscription(id)
    await stripe.pull('clock', { customer: customerId, advance: 7 * day + 60 })
    return { id, customerId, secret: requireCard(await payments.readCardRequest(id)).clientSecret }
  }
  const billOf = async (id: string) =>
    (await allOf(payments.listInvoices(new Date(0)))).find((each) => each.subscriptionId === id)
  const taken = await owing()
  await payments.cancelNow(taken.id)
  expect((await stripe.confirm(taken.secret)).status).toBe(400)
  expect(await billOf(taken.id)).toMatchObject({ state: 'canceled', amountPaid: 0 })
  const givenUp = await owing()
  await stripe.pull('clock', { customer: givenUp.customerId, advance: 4 * day })
  expect((await billOf(givenUp.id))?.state).toBe('open')
  await payments.cancelNow(givenUp.id)
  await payments.cancelNow(givenUp.id)
  expect((await stripe.confirm(givenUp.secret)).status).toBe(400)
  expect((await billOf(givenUp.id))?.state).toBe('canceled')
})

test('credit that covers the first bill starts the next subscription without a card', async () => {
  const customerId = await newCustomer()
  const dear = { ...pro, plan: 'business' as const, amount: 2999, customerId, trialDays: 0 }
  const first = await payments.startSubscription(dear, randomUUID())
  await stripe.confirm(first.request?.clientSecret ?? '')
  // Down at once leaves nearly the difference of a month, far more than Pro costs.
  const { subscriptionId } = first
  await payments.changePlan({ subscriptionId, plan: 'pro', amount: 999 }, randomUUID())
  await payments.cancelNow(subscriptionId)

  const next = await payments.startSubscription({ ...pro, customerId, trialDays: 0 }, randomUUID())
  expect(next.request).toBe(null)
  expect(await payments.readSubscription(next.subscriptionId)).toMatchObject({ state: 'active' })
  const bill = (await allOf(payments.listInvoices(new Date(0)))).find(
    (each) => each.subscriptionId === next.subscriptionId,
  )
  expect(bill).toMatchObject({ state: 'paid', amountDue: 0, amountPaid: 0 })
  // No card was asked for: the next month waits for one, and for the rest of what it costs.
  await stripe.pull('clock', { customer: customerId, advance: 32 * day })
  const credit = await payments.readSubscription(next.subscriptionId)
  expect(credit?.state).toBe('active')
  await stripe.pull('clock', { customer: customerId, advance: 31 * day })
  expect((await payments.readSubscription(next.subscriptionId))?.state).toBe('past_due')
  const owed = requireCard(await payments.readCardRequest(next.subscriptionId))
  if (owed.intentType !== 'payment') throw new Error('nothing is owed')
  const openBill = (await allOf(payments.listInvoices(new Date(0)))).find(
    ({ state, subscriptionId }) => state === 'open' && subscriptionId === next.subscriptionId,
  )
  expect(owed.amountDue).toBe(openBill?.amountDue)
  expect(owed.amountDue).toBeLessThan(999)
})
