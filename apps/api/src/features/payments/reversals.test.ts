// Refunds and disputes, made in the sandbox's Stripe and told over HTTP: in any order, twice, or not at all.
import { freePort } from '@wepa/sandbox/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { publishAd } from '../../../test/payments/money.ts'
import { startTestStripe, type TestStripe } from '../../../test/payments/stripe.ts'
import { refreshReversal } from './apply-reversal.ts'
import { readRevenue24h } from './read-revenue.ts'
import { reconcilePayments } from './reconcile-payments.ts'

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
const DAY = 86_400_000

/** Keeps all messages of a person back, to be let go by `arrive`. */
const hold = ({ email }: Member) => stripe.pull('webhooks', { email, mode: 'hold', copies: 2 })
async function arrive({ email }: Member): Promise<void> {
  await stripe.pull('webhooks/release', { email, order: 'reversed' })
  await suite.workOffQueue()
}
const emailsOf = ({ email }: Member) =>
  suite.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject)
const noticesOf = async (member: Member) =>
  (await suite.asUser(member).notifications.list({ userId: member.id })).items.map(
    ({ title }) => title,
  )
const statusOf = (member: Member) => suite.asUser(member).subscriptions.status()
const isFeatured = async (ad: { id: number }) =>
  (await suite.asVisitor().listings.get(ad)).isFeatured
const revenue = async () => Number(await readRevenue24h(suite.deps))
const asAdmin = async () => suite.asUser(await suite.makeUser({ role: 'admin' }))

/** A featured ad that was paid for, and the provider's payment. */
async function payPlace(member: Member, ad?: { id: number }) {
  const { id } = ad ?? (await publishAd(suite, member))
  const answer = await suite.asUser(member).featured.upgrade({ listingId: id, tier: 'basic' })
  if (!('clientSecret' in answer)) throw new Error('it cost nothing')
  await hold(member)
  await stripe.confirm(answer.clientSecret)
  await suite.asUser(member).featured.refresh({ listingId: id })
  return { id, payment: answer.clientSecret.split('_secret_')[0] ?? '' }
}

/** A plan whose first month is paid, and its bill. */
async function payPlan(member: Member) {
  const answer = await suite.asUser(member).subscriptions.subscribe({ priceId: 'price_pro' })
  if (!('clientSecret' in answer)) throw new Error('it was started before')
  await hold(member)
  await stripe.confirm(answer.clientSecret)
  await stripe.pull('clock', { email: member.email, advance: (8 * DAY) / 1000 })
  await arrive(member)
  const { rows } = await suite.database.pool.query(
    'select provider_id as bill from subscription_payments where user_id = $1',
    [member.id],
  )
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', status: 'active' })
  return { payment: String(rows[0]?.bill), subscription: answer.subscriptionId }
}

test('a place that is given back in full ends, and its payer hears so once', async () => {
  const member = await suite.makeUser()
  const before = await revenue()
  const place = await payPlace(member)
  expect(await revenue()).toBe(before + 5)
  await stripe.pull('refund', { payment: place.payment })
  // Its payment's own message comes after that of the refund.
  await arrive(member)
  expect(await isFeatured(place)).toBe(false)
  expect(await suite.asUser(member).featured.mine()).toEqual([])
  expect(await revenue()).toBe(before)
  expect(emailsOf(member)).toEqual(['Recibo: anuncio destacado, $5.00', 'Te devolvimos $5.00'])
  expect((await noticesOf(member))[0]).toBe('Te devolvimos $5.00')
  expect((await suite.asVisitor().listings.get(place)).isActive).toBe(true)
})

test('of which only the message of the refund comes: the place is noted and ends', async () => {
  const member = await suite.makeUser()
  const { id } = await publishAd(suite, member)
  const answer = await suite.asUser(member).featured.upgrade({ listingId: id, tier: 'basic' })
  if (!('clientSecret' in answer)) throw new Error('it cost nothing')
  await stripe.pull('webhooks', { email: member.email, mode: 'drop' })
  await stripe.confirm(answer.clientSecret)
  await hold(member)
  await stripe.pull('refund', { payment: answer.clientSecret.split('_secret_')[0] })
  await arrive(member)
  expect(await isFeatured({ id })).toBe(false)
  expect(emailsOf(member)).toContain('Te devolvimos $5.00')
})

test('a part given back leaves the place, and leaves the revenue', async () => {
  const member = await suite.makeUser()
  const before = await revenue()
  const place = await payPlace(member)
  await stripe.pull('refund', { payment: place.payment, amount: 200 })
  await arrive(member)
  expect(await isFeatured(place)).toBe(true)
  expect(await revenue()).toBe(before + 3)
  expect(emailsOf(member).at(-1)).toBe('Te devolvimos $2.00')
  await stripe.pull('refund', { payment: place.payment })
  await arrive(member)
  expect(await isFeatured(place)).toBe(false)
  expect(await revenue()).toBe(before)
})

test('of two payments for one ad the other keeps its days', async () => {
  const member = await suite.makeUser()
  const { id } = await publishAd(suite, member)
  const begin = () =>
    suite
      .asUser(member)
      .featured.promote({ listingId: id, plan: 'basic', amount: 5.99, duration: 7 })
  const upgrade = await suite.asUser(member).featured.upgrade({ listingId: id, tier: 'basic' })
  const promotion = await begin()
  if (!('clientSecret' in upgrade)) throw new Error('it cost nothing')
  await hold(member)
  await stripe.confirm(upgrade.clientSecret)
  await stripe.confirm(promotion.clientSecret)
  await arrive(member)
  await stripe.pull('refund', { payment: upgrade.clientSecret.split('_secret_')[0] })
  await arrive(member)
  const { isFeatured: stands, featuredExpiresAt } = await suite.asVisitor().listings.get({ id })
  expect(stands).toBe(true)
  expect((Date.parse(featuredExpiresAt ?? '') - suite.clock.now().getTime()) / DAY).toBeCloseTo(
    7,
    1,
  )
})

test('a dispute ends the place, and a won one brings its days back', async () => {
  const member = await suite.makeUser()
  const before = await revenue()
  const place = await payPlace(member)
  await stripe.pull('dispute', { payment: place.payment })
  await arrive(member)
  expect(await isFeatured(place)).toBe(false)
  expect(await revenue()).toBe(before)
  expect(emailsOf(member).at(-1)).toBe('Tu banco revisa tu pago de $5.00')
  suite.clock.advance(3 * DAY)
  await stripe.pull('dispute', { payment: place.payment, step: 'won' })
  await arrive(member)
  const { featuredExpiresAt } = await suite.asVisitor().listings.get(place)
  expect((Date.parse(featuredExpiresAt ?? '') - suite.clock.now().getTime()) / DAY).toBeCloseTo(
    7,
    1,
  )
  expect(emailsOf(member).slice(1)).toEqual([
    'Tu banco revisa tu pago de $5.00',
    'Tu pago de $5.00 quedó en pie',
  ])
})

test('the end of a dispute alone says all of it; a late word of its beginning changes nothing', async () => {
  const member = await suite.makeUser()
  const place = await payPlace(member)
  await stripe.pull('dispute', { payment: place.payment })
  await stripe.pull('dispute', { payment: place.payment, step: 'lost' })
  await arrive(member)
  expect(await isFeatured(place)).toBe(false)
  expect(emailsOf(member).slice(1)).toEqual(['Tu banco te devolvió $5.00'])
})

test('a plan given back ends here and at the provider, with one email about it', async () => {
  const member = await suite.makeUser()
  const before = await revenue()
  const { payment, subscription } = await payPlan(member)
  const emails = emailsOf(member).length
  await stripe.pull('refund', { payment })
  await arrive(member)
  await arrive(member)
  expect((await statusOf(member)).plan).toBe('free')
  expect((await stripe.payments.readSubscription(subscription))?.state).toBe('ended')
  expect(emailsOf(member).slice(emails)).toEqual(['Te devolvimos $9.99'])
  expect(await revenue()).toBe(before)
})

test('a plan given back stays ended when it is read again before the provider ends it', async () => {
  const member = await suite.makeUser()
  const { payment, subscription } = await payPlan(member)
  const emails = emailsOf(member).length
  await stripe.pull('refund', { payment })
  for await (const page of stripe.payments.listReversed(new Date(0))) {
    for (const id of page) await refreshReversal(suite.deps, id)
  }
  expect((await statusOf(member)).plan).toBe('free')
  // The job that ends it at the provider has not run.
  expect((await stripe.payments.readSubscription(subscription))?.state).toBe('active')
  await suite.asUser(member).subscriptions.refresh()
  expect((await statusOf(member)).plan).toBe('free')
  await arrive(member)
  await arrive(member)
  expect((await stripe.payments.readSubscription(subscription))?.state).toBe('ended')
  expect((await statusOf(member)).plan).toBe('free')
  expect(emailsOf(member).slice(emails)).toEqual(['Te devolvimos $9.99'])
})

test('a disputed plan ends; won, its month comes back without renewal', async () => {
  const member = await suite.makeUser()
  const { payment } = await payPlan(member)
  await stripe.pull('dispute', { payment })
  await arrive(member)
  await arrive(member)
  expect((await statusOf(member)).plan).toBe('free')
  await stripe.pull('dispute', { payment, step: 'won' })
  await arrive(member)
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', nextBillingDate: null })
  expect(emailsOf(member).slice(-2)).toEqual([
    'Tu banco revisa tu pago de $9.99',
    'Tu pago de $9.99 quedó en pie',
  ])
})

test('a dispute won before its plan ended at the provider leaves the paid month', async () => {
  const member = await suite.makeUser()
  const { payment, subscription } = await payPlan(member)
  const read = async () => {
    for await (const page of stripe.payments.listReversed(new Date(0))) {
      for (const id of page) await refreshReversal(suite.deps, id)
    }
  }
  await stripe.pull('dispute', { payment })
  await read()
  expect((await statusOf(member)).plan).toBe('free')
  await stripe.pull('dispute', { payment, step: 'won' })
  await read()
  // Only now comes the job that ends it.
  await arrive(member)
  await arrive(member)
  expect(await statusOf(member)).toMatchObject({ plan: 'pro', nextBillingDate: null })
  const kept = await stripe.payments.readSubscription(subscription)
  expect(kept?.state).toBe('active')
  expect(kept?.cancelAt).toEqual(kept?.periodEnd)
})

test('lost messages are found by the comparison, also those of a dispute that began long ago', async () => {
  const member = await suite.makeUser()
  const place = await payPlace(member)
  await stripe.pull('webhooks', { email: member.email, mode: 'drop' })
  await stripe.pull('dispute', { payment: place.payment })
  await reconcilePayments(suite.deps)
  expect(await isFeatured(place)).toBe(false)
  await stripe.pull('dispute', { payment: place.payment, step: 'won' })
  const real = suite.clock.now()
  suite.clock.advance(60 * DAY)
  await reconcilePayments(suite.deps)
  suite.clock.advance(real.getTime() - suite.clock.now().getTime())
  await suite.workOffQueue()
  expect(emailsOf(member).at(-1)).toBe('Tu pago de $5.00 quedó en pie')
})

test('the desk sees what went back and how much; nobody else does', async () => {
  const member = await suite.makeUser()
  expect(await codeOf(suite.asUser(member).payments.reversals())).toBe('forbidden')
  const admin = await asAdmin()
  const before = await admin.payments.reversals()
  const [one, other] = [await payPlace(member), await payPlace(member)]
  await stripe.pull('refund', { payment: one.payment, amount: 100 })
  await stripe.pull('dispute', { payment: other.payment })
  await arrive(member)
  const { items, disputed, gone } = await admin.payments.reversals()
  const { rows } = await suite.database.pool.query('select username from users where id = $1', [
    member.id,
  ])
  const theirs = items.filter(({ username }) => username === rows[0].username)
  expect(theirs.map(({ state, gone: back }) => [state, back]).sort()).toEqual([
    ['disputed', '5.00'],
    ['partly_refunded', '1.00'],
  ])
  expect(Number(disputed) - Number(before.disputed)).toBe(5)
  expect(Number(gone) - Number(before.gone)).toBe(1)
})
