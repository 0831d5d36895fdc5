// A payment for a place that has not come: what its person hears of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { paymentIdOf, rewritePayment } from '../../../test/payments/at-stripe.ts'
import { type MoneySuite, publishAd, startMoneySuite } from '../../../test/payments/money.ts'

let suite: MoneySuite
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())

test('a payment that has not featured its ad says how it stands', async () => {
  const ana = await suite.makeUser()
  const { id } = await publishAd(suite, ana)
  const standing = async () => (await suite.asUser(ana).featured.refresh({ listingId: id })).payment
  expect(await standing()).toBe('none')
  const answer = await suite.asUser(ana).featured.upgrade({ listingId: id, tier: 'basic' })
  const secret = 'clientSecret' in answer ? answer.clientSecret : ''
  expect(await standing()).toBe('unfinished')
  const paymentId = paymentIdOf(secret)
  await suite.stripe.confirm(secret, 'pm_card_chargeDeclined')
  expect(await standing()).toBe('declined')
  rewritePayment(suite, paymentId, { status: 'processing' })
  expect(await standing()).toBe('processing')
  // Another one would be taken too, whatever its tier.
  for (const tier of ['basic', 'spotlight'] as const) {
    const again = suite.asUser(ana).featured.upgrade({ listingId: id, tier })
    expect(await codeOf(again), tier).toBe('conflict')
  }
  // Two days later it is not ended: its bank may still say yes.
  expect(await suite.payments.cancelPayment(paymentId)).toMatchObject({ state: 'processing' })
  rewritePayment(suite, paymentId, { status: 'requires_payment_method' })
  await suite.stripe.confirm(secret)
  expect(await suite.asUser(ana).featured.refresh({ listingId: id })).toMatchObject({
    isFeatured: true,
    payment: 'none',
  })
})

test('money that came and bought nothing is not called missing', async () => {
  const ana = await suite.makeUser()
  const { id } = await publishAd(suite, ana)
  const answer = await suite.asUser(ana).featured.upgrade({ listingId: id, tier: 'basic' })
  const secret = 'clientSecret' in answer ? answer.clientSecret : ''
  await suite.asUser(ana).listings.setStatus({ id, status: 'sold' })
  await suite.stripe.confirm(secret)
  for (const look of ['at once', 'again']) {
    const { isFeatured, payment } = await suite.asUser(ana).featured.refresh({ listingId: id })
    expect([isFeatured, payment], look).toEqual([false, 'refused'])
  }
})
