import { describe, expect, test } from 'vitest'
import { paymentIdIn, secretOf } from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import { publishAd, startMoneySuite, tell } from '../../../test/payments/money.ts'
import { expireListings } from '../listings/expiry/expire-listings.ts'

const DAY = 86_400_000

describe('a payment that arrives late', () => {
  test('for an ad that ran out meanwhile brings it back for its days', async () => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const { id } = await publishAd(own, ana)
    own.clock.advance(59 * DAY)
    const answer = await own.asUser(ana).featured.upgrade({ listingId: id, tier: 'basic' })
    own.clock.advance(1.5 * DAY)
    await expireListings(own.deps)
    expect((await own.asUser(ana).listings.get({ id })).isActive).toBe(false)
    await own.stripe.confirm(secretOf(answer))
    await own.asUser(ana).featured.refresh({ listingId: id })
    const { isActive, isFeatured, expiresAt } = await own.asVisitor().listings.get({ id })
    expect([isActive, isFeatured]).toEqual([true, true])
    expect((Date.parse(expiresAt) - own.clock.now().getTime()) / DAY).toBeCloseTo(7, 3)
    await own.close()
  })

  test.each(['sold', 'off'] as const)('for an ad that is %s by then is no place', async (now) => {
    const own = await startMoneySuite()
    const ana = await own.makeUser()
    const { id } = await publishAd(own, ana)
    const { featured, listings } = own.asUser(ana)
    const answer = await featured.upgrade({ listingId: id, tier: 'basic' })
    if (now === 'sold') await listings.setStatus({ id, status: 'sold' })
    else await own.database.pool.query('update listings set is_active = false where id = $1', [id])
    await own.stripe.confirm(secretOf(answer))
    await tell(own, 'payment_intent.succeeded', about.payment(paymentIdIn(answer)))
    expect((await listings.get({ id })).isFeatured).toBe(false)
    // A receipt would say that it bought something; the payer hears that it did not.
    await tell(own, 'payment_intent.succeeded', about.payment(paymentIdIn(answer)))
    expect(own.sentMails).toMatchObject([
      {
        to: ana.email,
        subject: 'Tu pago de $5.00 no destacó el anuncio',
        text: expect.stringContaining('devolvértelo'),
      },
    ])
    const admin = own.asUser(await own.makeUser({ role: 'admin' }))
    expect(await admin.payments.problems()).toMatchObject([
      { amount: '5.00', problem: 'el anuncio ya no está publicado' },
    ])
    // Money to give back buys nothing later either.
    await own.database.pool.query(
      `update listings set is_active = true, status = 'active' where id = $1`,
      [id],
    )
    await tell(own, 'payment_intent.succeeded', about.payment(paymentIdIn(answer)))
    expect((await listings.get({ id })).isFeatured).toBe(false)
    await own.close()
  })
})
