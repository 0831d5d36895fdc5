// What is left of a place goes from an ad that has ended to another, once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import type { Person } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { paymentIdIn, secretOf } from '../../../test/payments/at-stripe.ts'
import { about } from '../../../test/payments/events.ts'
import { type MoneySuite, publishAd, startMoneySuite, tell } from '../../../test/payments/money.ts'
import { writeExport } from '../account/export-data.ts'
import { endPaidPlaces } from '../listings/featured/end-paid-places.ts'
import { refreshReversal } from '../payments/apply-reversal.ts'

const DAY = 86_400_000

let suite: MoneySuite
let ana: Person
let sold: number
let other: number
beforeAll(async () => {
  suite = await startMoneySuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  ana = await suite.makeUser({ subscriptionPlan: 'free' })
  sold = (await publishAd(suite, ana)).id
  other = (await publishAd(suite, ana)).id
})

/** Pays for a place of 14 days; answers the provider's payment. */
async function pay(listingId: number, tier: 'basic' | 'premium' = 'premium'): Promise<string> {
  const answer = await suite.asUser(ana).featured.upgrade({ listingId, tier })
  await suite.stripe.confirm(secretOf(answer))
  const payment = paymentIdIn(answer)
  await tell(suite, 'payment_intent.succeeded', about.payment(payment))
  return payment
}
const setStatus = (id: number, status: 'sold' | 'active') =>
  suite.asUser(ana).listings.setStatus({ id, status })
const remaining = () => suite.asUser(ana).featured.remaining()
const placeOf = async (listingId: number) => {
  const found = (await remaining()).find(({ listing }) => listing.id === listingId)
  if (!found) throw new Error('nothing is left of its place')
  return found.id
}
const move = (placeId: number, listingId: number, person = ana) =>
  suite.asUser(person).featured.move({ placeId, listingId })
const ad = (id: number) => suite.asUser(ana).listings.get({ id })
const daysOf = async (id: number) => {
  const { isFeatured, featuredExpiresAt } = await ad(id)
  if (!isFeatured || !featuredExpiresAt) return 0
  return Math.round((Date.parse(featuredExpiresAt) - suite.clock.now().getTime()) / DAY)
}

describe('refused is', () => {
  test('a visitor, a place that is not one’s own, and none at all', async () => {
    await pay(sold)
    await setStatus(sold, 'sold')
    const place = await placeOf(sold)
    const luis = await suite.makeUser()
    const { id: ofLuis } = await publishAd(suite, luis)
    expect(await codeOf(suite.asVisitor().featured.remaining())).toBe('unauthorized')
    const input = { placeId: place, listingId: other }
    expect(await codeOf(suite.asVisitor().featured.move(input))).toBe('unauthorized')
    expect(await codeOf(move(place, ofLuis, luis))).toBe('not_found')
    expect(await codeOf(move(999_999, other))).toBe('not_found')
    expect(await suite.asUser(luis).featured.remaining()).toEqual([])
    expect(await daysOf(ofLuis)).toBe(0)
  })

  test('an ad of somebody else, a sold one, one that is off, hidden or unknown', async () => {
    await pay(sold)
    await setStatus(sold, 'sold')
    const place = await placeOf(sold)
    const luis = await suite.makeUser()
    expect(await codeOf(move(place, (await publishAd(suite, luis)).id))).toBe('not_listing_owner')
    expect(await codeOf(move(place, 999_999))).toBe('listing_not_found')
    expect(await codeOf(move(place, sold))).toBe('listing_not_public')
    await setStatus(other, 'sold')
    expect(await codeOf(move(place, other))).toBe('listing_not_public')
    await setStatus(other, 'active')
    const { report, decide } = moderationSteps(() => suite)
    const admin = await suite.makeUser({ role: 'admin' })
    await decide(admin, await report(other), 'hide_listing', 'Es falso.')
    expect(await codeOf(move(place, other))).toBe('listing_hidden')
    expect(await remaining()).toMatchObject([{ listing: { id: sold }, days: 14 }])
  })

  test('the place of an ad that is still published, or waits for the administration', async () => {
    await pay(sold)
    const place = await placeOf(sold)
    expect((await remaining())[0]?.hasEnded).toBe(false)
    expect(await codeOf(move(place, other))).toBe('place_running')
    const { report, decide } = moderationSteps(() => suite)
    const admin = await suite.makeUser({ role: 'admin' })
    await decide(admin, await report(sold), 'hide_listing', 'Es falso.')
    expect(await codeOf(move(place, other))).toBe('listing_hidden')
    expect(await remaining()).toEqual([])
    expect(await daysOf(other)).toBe(0)
  })

  test('a place without days, by time or by a refund', async () => {
    const payment = await pay(sold)
    await setStatus(sold, 'sold')
    const place = await placeOf(sold)
    await suite.stripe.pull('refund', { payment })
    await refreshReversal(suite.deps, payment)
    expect(await remaining()).toEqual([])
    expect(await codeOf(move(place, other))).toBe('place_over')

    await setStatus(sold, 'active')
    await pay(sold)
    await setStatus(sold, 'sold')
    const next = await placeOf(sold)
    suite.clock.advance(14 * DAY)
    expect(await codeOf(move(next, other))).toBe('place_over')
    expect(await daysOf(other)).toBe(0)
  })

  test('a second move, also of two at once', async () => {
    await pay(sold)
    await setStatus(sold, 'sold')
    const place = await placeOf(sold)
    const { id: third } = await publishAd(suite, ana)
    const codes = await Promise.all([
      codeOf(move(place, other)),
      codeOf(move(place, third)),
      codeOf(move(place, other)),
    ])
    expect(codes.toSorted()).toEqual(['none', 'place_moved', 'place_moved'])
    expect((await daysOf(other)) + (await daysOf(third))).toBe(14)
    await setStatus(other, 'sold')
    await setStatus(third, 'sold')
    await setStatus(sold, 'active')
    expect(await remaining()).toEqual([])
    expect(await codeOf(move(place, sold))).toBe('place_moved')
    expect(await daysOf(sold)).toBe(0)
  })
})

describe('what is left goes over', () => {
  test('from an ad that was sold, and does not come back with it', async () => {
    await pay(sold)
    suite.clock.advance(4 * DAY)
    await setStatus(sold, 'sold')
    expect(await remaining()).toMatchObject([{ listing: { id: sold }, days: 10, hasEnded: true }])
    const { title } = await ad(other)
    expect(await move(await placeOf(sold), other)).toMatchObject({ listing: { id: other, title } })
    expect(await ad(other)).toMatchObject({ isFeatured: true, featuredPlan: 'premium' })
    expect([await daysOf(other), await daysOf(sold)]).toEqual([10, 0])
    await setStatus(sold, 'active')
    expect(await daysOf(sold)).toBe(0)
    // It ends as any other, and its ad lasts as long.
    expect(Date.parse((await ad(other)).expiresAt)).toBeGreaterThan(
      suite.clock.now().getTime() + 9 * DAY,
    )
    suite.clock.advance(10 * DAY)
    await endPaidPlaces(suite.deps)
    expect((await ad(other)).isFeatured).toBe(false)
  })

  test('from one that was switched off, onto the days that run there already', async () => {
    await pay(sold)
    await pay(other, 'basic')
    await suite
      .asUser(ana)
      .listings.edit({ ...makeListingInput(), price: '$80', id: sold, isActive: false })
    await move(await placeOf(sold), other)
    expect(await ad(other)).toMatchObject({ featuredPlan: 'premium' })
    expect(await daysOf(other)).toBe(21)
    // What was bought for the other stays movable; what was moved to it does not.
    await setStatus(other, 'sold')
    expect(await remaining()).toMatchObject([{ listing: { id: other }, days: 7 }])
  })

  test('from one that was deleted', async () => {
    await pay(sold)
    const { title } = await ad(sold)
    await suite.asUser(ana).listings.remove({ id: sold })
    const [left] = await remaining()
    expect(left).toMatchObject({ listing: { id: null, title }, days: 14, hasEnded: true })
    await move(left?.id ?? 0, other)
    expect(await daysOf(other)).toBe(14)
    expect(await remaining()).toEqual([])
  })

  test('of a plan’s allowance, which is not given anew for it', async () => {
    const luis = await suite.makeUser({ subscriptionPlan: 'pro' })
    const [one, two] = [await publishAd(suite, luis), await publishAd(suite, luis)]
    const { featured, listings } = suite.asUser(luis)
    const left = async () => (await suite.asUser(luis).subscriptions.status()).featuredLeft
    await featured.upgrade({ listingId: one.id, tier: 'basic' })
    const before = await left()
    await listings.setStatus({ id: one.id, status: 'sold' })
    const [place] = await featured.remaining()
    await move(place?.id ?? 0, two.id, luis)
    expect((await suite.asVisitor().listings.get(two)).isFeatured).toBe(true)
    expect(await left()).toBe(before)
  })
})

describe('money of a place that was moved', () => {
  test('ends it where it is now when it goes back, and brings it back there', async () => {
    const payment = await pay(sold)
    await setStatus(sold, 'sold')
    await move(await placeOf(sold), other)
    await setStatus(sold, 'active')
    await suite.stripe.pull('dispute', { payment })
    await refreshReversal(suite.deps, payment)
    expect([await daysOf(sold), await daysOf(other)]).toEqual([0, 0])
    await suite.stripe.pull('dispute', { payment, step: 'won' })
    await refreshReversal(suite.deps, payment)
    expect([await daysOf(sold), await daysOf(other)]).toEqual([0, 14])
  })
})

test('a move is noted with what a person did, and stands in their export', async () => {
  await pay(sold)
  await setStatus(sold, 'sold')
  await move(await placeOf(sold), other)
  await suite.activities.flush()
  let text = ''
  for await (const piece of await writeExport(suite.contextOf(), ana.id)) text += piece
  const { activities, featuredPayments } = JSON.parse(text)
  expect(activities).toContainEqual(
    expect.objectContaining({ action: 'move_featured', entityType: 'listing', entityId: other }),
  )
  expect(featuredPayments).toMatchObject([
    { listingId: other, movedAt: expect.any(String), movedFromTitle: expect.any(String) },
  ])
})
