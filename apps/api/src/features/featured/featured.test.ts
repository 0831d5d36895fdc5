import type { PaymentIntent } from '@wepa/sandbox/stripe/objects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { paymentIdIn, rewritePayment, secretOf } from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import {
  type MoneySuite,
  publishAd,
  startMoneySuite,
  subscribeTo,
  tell,
} from '../../../test/payments/money.ts'
import { endPaidPlaces } from '../listings/featured/end-paid-places.ts'

const DAY = 86_400_000

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const upgrade = (person: Person, listingId: number, tier: 'basic' | 'premium' | 'spotlight') =>
  suite.asUser(person).featured.upgrade({ listingId, tier })
const ad = (id: number) => suite.asVisitor().listings.get({ id })

/** A card is confirmed, Stripe makes of it what no card could, and says so. */
async function pay(answer: object, changes: Partial<PaymentIntent> = {}): Promise<void> {
  await suite.stripe.confirm(secretOf(answer))
  const id = paymentIdIn(answer)
  rewritePayment(suite, id, changes)
  await tell(suite, 'payment_intent.succeeded', about.payment(id))
}

describe('refused', () => {
  test('are visitors, others’ ads, other tiers, sums and days', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publishAd(suite, ana)
    expect(await codeOf(suite.asVisitor().featured.mine())).toBe('unauthorized')
    expect(await codeOf(upgrade(luis, id, 'basic'))).toBe('not_listing_owner')
    expect(await codeOf(upgrade(ana, 999_999, 'basic'))).toBe('listing_not_found')
    // @ts-expect-error No such tier.
    expect(await codeOf(upgrade(ana, id, 'oro'))).toBe('validation')
    const { promote } = suite.asUser(ana).featured
    for (const wrong of [
      { amount: 0.5, duration: 14 },
      { amount: 12.99, duration: 365 },
      { amount: 10, duration: 14 },
    ]) {
      expect(await codeOf(promote({ listingId: id, plan: 'premium', ...wrong }))).toBe('validation')
    }
    const own = { listingId: id, plan: 'premium', amount: 12.99, duration: 14 } as const
    expect(await codeOf(suite.asUser(luis).featured.promote(own))).toBe('not_listing_owner')
    expect(suite.stripe.tables.paymentIntents.list()).toEqual([])
  })

  test('is an ad that nobody can find, and one that is featured already', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    const { listings } = suite.asUser(ana)
    await listings.setStatus({ id, status: 'sold' })
    expect(await codeOf(upgrade(ana, id, 'basic'))).toBe('listing_not_public')
    await listings.setStatus({ id, status: 'active' })
    await pay(await upgrade(ana, id, 'basic'))
    expect(await codeOf(upgrade(ana, id, 'spotlight'))).toBe('already_featured')
  })

  test('is paying where nothing can be paid', async () => {
    const bare = await startSuite()
    const ana = await bare.makeUser()
    const { id } = await publishAd(bare, ana)
    const { featured } = bare.asUser(ana)
    expect(await codeOf(featured.upgrade({ listingId: id, tier: 'basic' }))).toBe(
      'payments_unavailable',
    )
    const { rows } = await bare.database.pool.query('select from featured_payments')
    expect(rows).toEqual([])
    // A given allowance needs no provider.
    const pro = await bare.makeUser({ subscriptionPlan: 'pro' })
    const own = await publishAd(bare, pro)
    const answer = bare.asUser(pro).featured.upgrade({ listingId: own.id, tier: 'basic' })
    expect(await answer).toMatchObject({ featured: true })
    await bare.close()
  })
})

describe('a payment', () => {
  test('features the ad once it is made, for its days, with a receipt', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    const answer = await upgrade(ana, id, 'premium')
    expect(answer).toEqual({ clientSecret: expect.any(String) })
    expect((await ad(id)).isFeatured).toBe(false)
    const asked = await suite.stripe.payments.readPayment(paymentIdIn(answer))
    expect(asked).toMatchObject({ amount: 1000, currency: 'usd' })
    await pay(answer)
    expect(await ad(id)).toMatchObject({
      isFeatured: true,
      featuredPlan: 'premium',
      featuredPaymentId: null,
    })
    const [mine, ...others] = await suite.asUser(ana).featured.mine()
    expect(others).toEqual([])
    expect(mine).toMatchObject({ plan: 'premium', listing: { id } })
    const days = (Date.parse(mine?.expiresAt ?? '') - Date.now()) / DAY
    expect(days).toBeCloseTo(14, 1)
    const receipts = suite.sentMails.filter(({ to }) => to === ana.email)
    expect(receipts.map(({ subject }) => subject)).toEqual(['Recibo: anuncio destacado, $10.00'])
  })

  test('of the promotion page costs its own price', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    const { promote } = suite.asUser(ana).featured
    const order = { listingId: id, plan: 'spotlight', amount: 19.99, duration: 30 } as const
    const answer = await promote(order)
    const asked = await suite.stripe.payments.readPayment(paymentIdIn(answer))
    expect(asked?.amount).toBe(1999)
    await pay(answer)
    expect((await ad(id)).featuredPlan).toBe('spotlight')
  })

  test('pressed five times at once is asked for once', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    const answers = await Promise.all(Array.from({ length: 5 }, () => upgrade(ana, id, 'basic')))
    expect(new Set(answers.map(secretOf)).size).toBe(1)
  })

  test('of another sum than ours features nothing, and is shown to the administration', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await publishAd(suite, ana)
    await pay(await upgrade(ana, id, 'spotlight'), { amount_received: 100 })
    expect((await ad(id)).isFeatured).toBe(false)
    expect(await codeOf(suite.asUser(ana).payments.problems())).toBe('forbidden')
    expect((await suite.asUser(admin).payments.problems())[0]).toMatchObject({
      amount: '15.00',
      problem: 'llegaron 1.00 usd en vez de 15.00 usd',
    })
  })

  test('of the same number in other money features nothing either', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await publishAd(suite, ana)
    await pay(await upgrade(ana, id, 'spotlight'), { currency: 'mxn' })
    expect((await ad(id)).isFeatured).toBe(false)
    expect((await suite.asUser(admin).payments.problems())[0]).toMatchObject({
      problem: 'llegaron 15.00 mxn en vez de 15.00 usd',
    })
  })

  test('for an ad that was deleted meanwhile is not lost from sight', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await publishAd(suite, ana)
    const answer = await upgrade(ana, id, 'basic')
    await suite.asUser(ana).listings.remove({ id })
    await pay(answer)
    expect((await suite.asUser(admin).payments.problems())[0]).toMatchObject({
      amount: '5.00',
      problem: 'el anuncio ya no existe',
    })
  })

  test('made twice for one ad, in two tabs, is not lost: the days add up', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    const [basic, spotlight] = [
      await upgrade(ana, id, 'basic'),
      await upgrade(ana, id, 'spotlight'),
    ]
    await pay(basic)
    await pay(spotlight)
    const { featuredPlan, featuredExpiresAt } = await ad(id)
    expect(featuredPlan).toBe('spotlight')
    expect((Date.parse(featuredExpiresAt ?? '') - Date.now()) / DAY).toBeCloseTo(37, 1)
  })

  test('keeps its ad published as long as it was paid for', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const { id } = await publishAd(own, ana)
    own.clock.advance(50 * DAY)
    const answer = await own.asUser(ana).featured.upgrade({ listingId: id, tier: 'spotlight' })
    await own.stripe.confirm(secretOf(answer))
    await tell(own, 'payment_intent.succeeded', about.payment(paymentIdIn(answer)))
    const { expiresAt, featuredExpiresAt } = await own.asVisitor().listings.get({ id })
    expect(expiresAt).toBe(featuredExpiresAt)
    await own.close()
  })

  test('whose message was lost is found when the person comes back', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    await suite.stripe.confirm(secretOf(await upgrade(ana, id, 'basic')))
    expect(await suite.asUser(ana).featured.refresh({ listingId: id })).toEqual({
      isFeatured: true,
      expiresAt: expect.any(String),
      payment: 'none',
    })
  })
})

describe('the plan’s allowance', () => {
  test('comes before paying, two a month on Pro, also when five press at once', async () => {
    const ana = await suite.makeUser()
    await subscribeTo(suite, ana)
    const ads = await Promise.all(Array.from({ length: 5 }, () => publishAd(suite, ana)))
    const answers = await Promise.all(ads.map(({ id }) => upgrade(ana, id, 'spotlight')))
    expect(answers.filter((answer) => 'featured' in answer)).toHaveLength(2)
    expect(answers.filter((answer) => 'clientSecret' in answer)).toHaveLength(3)
    expect((await suite.asUser(ana).subscriptions.status()).featuredLeft).toBe(0)
    expect(await suite.asUser(ana).featured.mine()).toHaveLength(2)
  })

  test('is ten on Business, and new with each month of Puerto Rico', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser({ subscriptionPlan: 'business' })
    const feature = async () => {
      const { id } = await publishAd(own, ana)
      return own.asUser(ana).featured.upgrade({ listingId: id, tier: 'basic' })
    }
    for (let n = 0; n < 10; n++) expect(await feature()).toMatchObject({ featured: true })
    expect(await feature()).toHaveProperty('clientSecret')
    own.clock.advance(32 * DAY)
    expect((await own.asUser(ana).subscriptions.status()).featuredLeft).toBe(10)
    expect(await feature()).toMatchObject({ featured: true })
    await own.close()
  })

  test('is none on Free, whatever it was before', async () => {
    const ana = await suite.makeUser()
    const { id } = await publishAd(suite, ana)
    expect(await upgrade(ana, id, 'basic')).toHaveProperty('clientSecret')
  })
})

test('a place ends by itself, at once for readers, and its owner hears of it', async () => {
  const own = await startMoneySuite()
  const ana = await own.makeUser({ subscriptionPlan: 'pro' })
  const { id } = await publishAd(own, ana)
  await own.asUser(ana).featured.upgrade({ listingId: id, tier: 'basic' })
  const featured = async () => (await own.asVisitor().listings.search({ featured: true })).items
  expect(await featured()).toHaveLength(1)
  own.clock.advance(7 * DAY + 1000)
  expect(await featured()).toEqual([])
  expect((await own.asVisitor().listings.get({ id })).isFeatured).toBe(false)
  expect(await own.asUser(ana).featured.mine()).toEqual([])
  await endPaidPlaces(own.deps)
  await endPaidPlaces(own.deps)
  const { rows } = await own.database.pool.query('select is_featured from listings')
  expect(rows).toEqual([{ is_featured: false }])
  const notices = await own.asUser(ana).notifications.list({ userId: ana.id })
  expect(notices.items.map(({ type, title }) => [type, title])).toEqual([
    ['featured', 'Terminó el destacado de tu anuncio'],
  ])
  await own.close()
})

test('over REST: the documented calls, and the export', async () => {
  const ana = await register(suite)
  const app = await suite.app()
  const { id } = await publishAd(suite, ana.user)
  const post = (url: string, body: object) => request(app, 'POST', url, { token: ana.token, body })
  const asked = await post('/api/create-featured-payment', { listingId: id, tier: 'basic' })
  expect([asked.status, asked.json]).toEqual([200, { clientSecret: expect.any(String) }])
  await pay(asked.json)
  const again = await post('/api/featured-listings/payment', {
    listingId: id,
    plan: 'basic',
    amount: 5.99,
    duration: 7,
  })
  expect([again.status, again.json.code]).toEqual([409, 'already_featured'])
  const get = (url: string) => request(app, 'GET', url, { token: ana.token })
  const { json: mine } = await get('/api/featured-listings/my-featured')
  expect(mine).toEqual([
    {
      id: expect.any(Number),
      plan: 'basic',
      expiresAt: expect.any(String),
      listing: { id, title: expect.any(String) },
    },
  ])
  const { json: data } = await get(`/api/users/${ana.user.id}/export`)
  expect(data.featuredPayments).toMatchObject([{ amount: '5.00', status: 'paid', listingId: id }])
})
