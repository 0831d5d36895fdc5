// The product and the sandbox's Stripe over HTTP, as they stand on one machine: messages that come twice,
// the other way round, late, or never.
import { freePort } from '@wepa/sandbox/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { publishAd } from '../../../test/payments/money.ts'
import { startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const day = 86_400
let suite: Suite
let stripe: TestStripe

beforeAll(async () => {
  const port = await freePort()
  stripe = await startTestStripe(`http://127.0.0.1:${port}/api/payments/webhook`)
  suite = await startSuite({ overrides: { payments: stripe.payments } })
  await (await suite.app()).listen({ port, host: '127.0.0.1' })
})
afterAll(async () => {
  await stripe.stop()
  await suite.close()
})

type Member = Awaited<ReturnType<Suite['makeUser']>>

const receiptsOf = ({ email }: Member) =>
  suite.sentMails
    .filter(({ to, subject }) => to === email && subject.startsWith('Recibo'))
    .map(({ subject }) => subject)
const statusOf = (member: Member) => suite.asUser(member).subscriptions.status()

async function startPro(member: Member): Promise<string> {
  const answer = await suite.asUser(member).subscriptions.subscribe({ priceId: 'price_pro' })
  if (!('clientSecret' in answer)) throw new Error('it was started before')
  return answer.clientSecret
}

/** Everything that was kept back arrives: the last first, each twice. */
async function arriveInDisorder({ email }: Member): Promise<void> {
  await stripe.pull('webhooks/release', { email, order: 'reversed' })
  await suite.workOffQueue()
}

test('a trial, its first month and its end, each message twice and the last one first', async () => {
  const member = await suite.makeUser()
  const { email } = member
  const clientSecret = await startPro(member)
  await stripe.pull('webhooks', { email, mode: 'hold', copies: 2 })
  await stripe.confirm(clientSecret, 'pm_card_visa')
  expect((await statusOf(member)).plan).toBe('free')
  await arriveInDisorder(member)
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', status: 'trialing' })
  expect(receiptsOf(member)).toEqual([])

  await stripe.pull('clock', { email, advance: 8 * day })
  await arriveInDisorder(member)
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', status: 'active', graceUntil: null })
  expect(receiptsOf(member)).toEqual(['Recibo: plan Pro, $9.99'])

  await suite.asUser(member).subscriptions.cancel()
  await stripe.pull('clock', { email, advance: 31 * day })
  await arriveInDisorder(member)
  expect((await statusOf(member)).plan).toBe('free')
  expect(receiptsOf(member)).toHaveLength(1)
})

test('a renewal that fails, and the payment that saves it, in one disorder', async () => {
  const member = await suite.makeUser()
  const { email } = member
  await stripe.confirm(await startPro(member), 'pm_card_chargeCustomerFail')
  await suite.asUser(member).subscriptions.refresh()
  await stripe.pull('webhooks', { email, mode: 'hold', copies: 2 })
  await stripe.pull('clock', { email, advance: 7 * day + 60 })
  // Who looks first learns it from the provider itself, before any message.
  expect((await suite.asUser(member).subscriptions.refresh()).status).toBe('past_due')
  const due = await suite.asUser(member).subscriptions.subscribe({ priceId: 'price_pro' })
  if (!('clientSecret' in due)) throw new Error('nothing was due')
  await stripe.confirm(due.clientSecret)
  await arriveInDisorder(member)
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', status: 'active' })
  expect(receiptsOf(member)).toEqual(['Recibo: plan Pro, $9.99'])
})

test('messages that are lost are found by the comparison, once', async () => {
  const member = await suite.makeUser()
  const listing = await publishAd(suite, member)
  // All of them: even the first, about the beginning, would have the end read.
  await stripe.pull('webhooks', { mode: 'drop' })
  const order = { listingId: listing.id, tier: 'basic' as const }
  const answer = await suite.asUser(member).featured.upgrade(order)
  if (!('clientSecret' in answer)) throw new Error('it cost nothing')
  await stripe.confirm(answer.clientSecret)
  await suite.workOffQueue()
  const isFeatured = async () => (await suite.asVisitor().listings.get(listing)).isFeatured
  expect(await isFeatured()).toBe(false)
  for (let look = 0; look < 2; look++) {
    await reconcilePayments(suite.deps)
    await suite.workOffQueue()
  }
  expect(await isFeatured()).toBe(true)
  expect(await suite.asUser(member).featured.mine()).toHaveLength(1)
  expect(receiptsOf(member)).toEqual(['Recibo: anuncio destacado, $5.00'])
})
