import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import type { Person } from '../../../test/harness.ts'
import { breakCall, mend, paymentIdIn, rewritePayment } from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import { type MoneySuite, publishAd, startMoneySuite, tell } from '../../../test/payments/money.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

const upgrade = (person: Person, listingId: number) =>
  suite.asUser(person).featured.upgrade({ listingId, tier: 'basic' })
const isFeatured = async (ad: { id: number }) =>
  (await suite.asVisitor().listings.get(ad)).isFeatured

async function confirm(paymentId: string): Promise<void> {
  const payment = await suite.stripe.payments.readPayment(paymentId)
  await suite.stripe.confirm(payment?.clientSecret ?? '')
  await tell(suite, 'payment_intent.succeeded', about.payment(paymentId))
}

test('others are refused before the provider is asked about the ad', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const { id } = await publishAd(suite, ana)
  await upgrade(ana, id)
  const readPayment = vi.spyOn(suite.payments, 'readPayment')
  const own = { listingId: id, plan: 'premium', amount: 12.99, duration: 14 } as const
  expect(await codeOf(upgrade(luis, id))).toBe('not_listing_owner')
  expect(await codeOf(suite.asUser(luis).featured.promote(own))).toBe('not_listing_owner')
  expect(readPayment).not.toHaveBeenCalled()
  readPayment.mockRestore()
})

test('a payment by somebody else’s customer features nothing, and wants a look', async () => {
  const ana = await suite.makeUser()
  const ad = await publishAd(suite, ana)
  const paymentId = paymentIdIn(await upgrade(ana, ad.id))
  rewritePayment(suite, paymentId, { customer: 'cus_somebody_else' })
  await confirm(paymentId)
  expect(await isFeatured(ad)).toBe(false)
  const admin = suite.asUser(await suite.makeUser({ role: 'admin' }))
  expect(await admin.payments.problems()).toMatchObject([{ problem: 'la pagó otra persona' }])
})

test('a payment of another product that numbers them as we do is not taken for ours', async () => {
  const ana = await suite.makeUser()
  // The provider has a customer for Ana, and never answered the start of this payment.
  await upgrade(ana, (await publishAd(suite, ana)).id)
  const ad = await publishAd(suite, ana)
  await breakCall(suite, 'POST /v1/payment_intents', 'refuse')
  await codeOf(upgrade(ana, ad.id))
  await mend(suite)
  const { rows } = await suite.database.pool.query(
    'select id from featured_payments where listing_id = $1',
    [ad.id],
  )
  const customerId = await suite.stripe.payments.ensureCustomer(
    { userId: 0, email: 'theirs@ejemplo.pr', name: 'Somebody else' },
    'their customer',
  )
  const theirs = {
    customerId,
    amount: 500,
    description: '',
    metadata: { featuredPayment: String(rows[0].id) },
  }
  await confirm((await suite.stripe.payments.startPayment(theirs, 'theirs')).paymentId)
  expect(await isFeatured(ad)).toBe(false)
})

test('what was paid last is one’s own alone, and forgotten after two days', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const last = (person: Person) => suite.asUser(person).featured.last()
  expect(await codeOf(suite.asVisitor().featured.last())).toBe('unauthorized')
  expect(await last(ana)).toEqual({ listingId: null })
  const [first, second] = [await publishAd(suite, ana), await publishAd(suite, ana)]
  await upgrade(ana, second.id)
  suite.clock.advance(1000)
  await confirm(paymentIdIn(await upgrade(ana, first.id)))
  expect(await last(ana)).toEqual({ listingId: first.id })
  expect(await last(luis)).toEqual({ listingId: null })
  suite.clock.advance(49 * 3_600_000)
  expect(await last(ana)).toEqual({ listingId: null })
})
