// Editing, deleting, status, renewal and expiry of an ad.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { expireListings } from './expiry/expire-listings.ts'

const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const edit = {
  title: 'Título nuevo',
  description: 'Descripción nueva',
  price: '$99',
  location: 'Lares, Centro',
  categoryId: 11,
  images: null,
}
const publish = (person: Person, input = {}) =>
  suite.asUser(person).listings.publish(makeListingInput(input))

describe('what is not yours', () => {
  test('cannot be edited, deleted, sold or renewed', async () => {
    const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publish(owner)
    const { listings } = suite.asUser(other)
    const codes = await Promise.all(
      [
        listings.edit({ id, ...edit }),
        listings.remove({ id }),
        listings.setStatus({ id, status: 'sold' }),
        listings.renew({ id }),
      ].map(codeOf),
    )
    expect(codes).toEqual(codes.map(() => 'not_listing_owner'))
    expect(await codeOf(suite.asVisitor().listings.remove({ id }))).toBe('unauthorized')
    expect((await suite.asVisitor().listings.get({ id })).status).toBe('active')
  })
  test('is not even known of when it is switched off', async () => {
    const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publish(owner, { isActive: false })
    expect(await codeOf(suite.asUser(other).listings.remove({ id }))).toBe('listing_not_found')
    expect(await codeOf(suite.asUser(other).listings.get({ id }))).toBe('listing_not_found')
    expect((await suite.asUser(owner).listings.get({ id })).isActive).toBe(false)
  })
})

describe('editing', () => {
  test.each([
    ['title', '', 'El título es requerido'],
    ['description', ' ', 'La descripción es requerida'],
    ['price', '', 'El precio es requerido'],
    ['contactEmail', 'nada', 'Email inválido'],
  ])('an edit without a good %s is refused', async (field, value, text) => {
    const owner = await suite.makeUser()
    const { id } = await publish(owner)
    const call = suite.asUser(owner).listings.edit({ id, ...edit, [field]: value })
    await expect(call).rejects.toThrow(text)
  })
  test('changes what is given and keeps the rest, the pictures too', async () => {
    const owner = await suite.makeUser()
    const made = await publish(owner, { images: [makeDataUrl()], condition: 'bueno' })
    const now = await suite.asUser(owner).listings.edit({ id: made.id, ...edit })
    expect(now).toMatchObject({
      title: 'Título nuevo',
      priceNumeric: '99.00',
      location: 'Lares, Centro',
      categoryId: 11,
      condition: 'bueno',
      contactPhone: '(787) 555-0134',
      images: made.images,
      createdAt: made.createdAt,
    })
    const { location, ...without } = edit
    const cleared = await suite
      .asUser(owner)
      .listings.edit({ id: made.id, ...without, contactPhone: '', condition: null })
    expect(cleared).toMatchObject({ location, contactPhone: null, condition: null })
  })
  test('pictures can be added, reordered, turned and taken away', async () => {
    const owner = await suite.makeUser()
    const { listings } = suite.asUser(owner)
    const [a, b] = [makeDataUrl({ seed: 61 }), makeDataUrl({ seed: 62 })]
    const made = await publish(owner, { images: [a, b] })
    const [first = '', second = ''] = made.images
    const three = await listings.edit({
      id: made.id,
      ...edit,
      images: [second, makeDataUrl({ seed: 63 }), first],
    })
    expect([three.images[0], three.images[2]]).toEqual([second, first])
    const turned = await listings.edit({ id: made.id, ...edit, imageRotations: { 2: 90 } })
    expect(turned.images.slice(0, 2)).toEqual(three.images.slice(0, 2))
    expect(turned.images[2]).not.toBe(first)
    expect((await listings.edit({ id: made.id, ...edit, images: [] })).images).toEqual([])
    await suite.workOffQueue()
    expect(await suite.deps.imageStore.find(first.slice(1))).toBeUndefined()
  })
  test('a refused picture leaves the ad as it was', async () => {
    const owner = await suite.makeUser()
    const made = await publish(owner, { images: [makeDataUrl()] })
    const bad = [...made.images, '/uploads/0123456789abcdef.webp']
    const call = suite.asUser(owner).listings.edit({ id: made.id, ...edit, images: bad })
    expect(await codeOf(call)).toBe('photo_invalid')
    const now = await suite.asVisitor().listings.get({ id: made.id })
    expect([now.title, now.images]).toEqual([made.title, made.images])
  })
  test('more photos than a smaller plan allows may stay, but not grow', async () => {
    const owner = await suite.makeUser({ subscriptionPlan: 'pro' })
    const images = Array.from({ length: 6 }, (_, i) => makeDataUrl({ seed: 40 + i }))
    const made = await publish(owner, { images })
    await suite.deps.db
      .updateTable('personPlans')
      .set({ plan: 'free' })
      .where('userId', '=', owner.id)
      .execute()
    const { listings } = suite.asUser(owner)
    const kept = await listings.edit({ id: made.id, ...edit, images: made.images.toReversed() })
    expect(kept.images).toHaveLength(6)
    const more = listings.edit({ id: made.id, ...edit, images: [...made.images, makeDataUrl()] })
    expect(await codeOf(more)).toBe('photo_limit')
  })
})

describe('status', () => {
  test('pending stays public, sold keeps a page without contacts', async () => {
    const owner = await suite.makeUser()
    await suite.asUser(owner).users.update({ id: owner.id, allowPhoneContact: true })
    const { id } = await publish(owner)
    const seen = () => suite.asVisitor().listings.get({ id })
    expect((await seen()).contactPhone).toBe('(787) 555-0134')
    await suite.asUser(owner).listings.setStatus({ id, status: 'pending' })
    expect(await seen()).toMatchObject({ status: 'pending', contactPhone: '(787) 555-0134' })
    await suite.asUser(owner).listings.setStatus({ id, status: 'sold' })
    expect(await seen()).toMatchObject({ status: 'sold', contactPhone: null, contactEmail: null })
    const own = await suite.asUser(owner).listings.get({ id })
    expect(own.contactEmail).toBe('vende@ejemplo.pr')
  })
  test('a sold ad makes room, and coming back needs it', async () => {
    const owner = await suite.makeUser()
    const { listings } = suite.asUser(owner)
    const first = await publish(owner)
    for (let i = 0; i < 2; i++) await publish(owner)
    await listings.setStatus({ id: first.id, status: 'sold' })
    await publish(owner)
    expect(await codeOf(listings.setStatus({ id: first.id, status: 'active' }))).toBe(
      'listing_limit',
    )
    expect(await codeOf(listings.setStatus({ id: first.id, status: 'pending' }))).toBe(
      'listing_limit',
    )
  })
  test('of four ads that come back at once, those with room do', async () => {
    const owner = await suite.makeUser({ subscriptionPlan: 'pro' })
    const { listings } = suite.asUser(owner)
    const ads = [
      await publish(owner),
      await publish(owner),
      await publish(owner),
      await publish(owner),
    ]
    for (const { id } of ads) await listings.setStatus({ id, status: 'sold' })
    await suite.deps.db
      .updateTable('personPlans')
      .set({ plan: 'free' })
      .where('userId', '=', owner.id)
      .execute()
    const codes = await Promise.all(
      ads.map(({ id }) => codeOf(listings.setStatus({ id, status: 'active' }))),
    )
    expect(codes.toSorted()).toEqual(['listing_limit', 'none', 'none', 'none'])
  })
  test('a buyer who never wrote is refused; one who did makes one sale', async () => {
    const [owner, buyer] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publish(owner, { price: '$150' })
    const sell = () =>
      suite.asUser(owner).listings.setStatus({ id, status: 'sold', buyerId: buyer.id })
    expect(await codeOf(sell())).toBe('validation')
    expect((await suite.asVisitor().listings.get({ id })).status).toBe('active')
    await suite.deps.db
      .insertInto('conversations')
      .values({ listingId: id, buyerId: buyer.id, sellerId: owner.id })
      .execute()
    await Promise.all([sell(), sell(), sell()])
    const sales = await suite.deps.db
      .selectFrom('transactions')
      .selectAll()
      .where('listingId', '=', id)
      .execute()
    expect(sales).toMatchObject([{ saleAmount: '150.00', feeAmount: '0.00', sellerId: owner.id }])
    const people = await suite.deps.db
      .selectFrom('users')
      .select(['totalSales', 'totalPurchases'])
      .where('id', 'in', [owner.id, buyer.id])
      .orderBy('id')
      .execute()
    expect(people).toEqual([
      { totalSales: 1, totalPurchases: 0 },
      { totalSales: 0, totalPurchases: 1 },
    ])
  })
})

describe('sixty days', () => {
  test('end an ad; renewing brings it back and counts against the plan', async () => {
    const own = await startSuite()
    const owner = await own.makeUser()
    const { listings } = own.asUser(owner)
    const old = await listings.publish(makeListingInput())
    own.clock.advance(59 * DAY)
    await expireListings(own.deps)
    expect((await own.asVisitor().listings.get({ id: old.id })).isActive).toBe(true)
    own.clock.advance(DAY)
    await expireListings(own.deps)
    expect(await codeOf(own.asVisitor().listings.get({ id: old.id }))).toBe('listing_not_found')
    for (let i = 0; i < 3; i++) await listings.publish(makeListingInput())
    expect(await codeOf(listings.renew({ id: old.id }))).toBe('listing_limit')
    expect(await codeOf(listings.setStatus({ id: old.id, status: 'active' }))).toBe('listing_limit')
    expect(await codeOf(listings.edit({ id: old.id, ...edit, isActive: true }))).toBe(
      'listing_limit',
    )
    const [taken] = (await own.asUser(owner).users.listings({ id: owner.id })).items
    await listings.remove({ id: taken?.id ?? 0 })
    const renewed = await listings.renew({ id: old.id })
    expect(renewed.isActive).toBe(true)
    expect(Date.parse(renewed.expiresAt)).toBeGreaterThan(own.clock.now().getTime() + 59.9 * DAY)
    expect(renewed.createdAt).toBe(old.createdAt)
    await own.close()
  })
  test('begin again for an ad that is marked active after its end', async () => {
    const own = await startSuite()
    const owner = await own.makeUser()
    const { listings } = own.asUser(owner)
    const { id } = await listings.publish(makeListingInput())
    own.clock.advance(61 * DAY)
    await expireListings(own.deps)
    await listings.setStatus({ id, status: 'active' })
    await expireListings(own.deps)
    expect((await own.asVisitor().listings.get({ id })).isActive).toBe(true)
    await own.close()
  })
  test('do not take the page of a sold ad away', async () => {
    const own = await startSuite()
    const owner = await own.makeUser()
    const { listings } = own.asUser(owner)
    const { id } = await listings.publish(makeListingInput())
    await listings.setStatus({ id, status: 'sold' })
    own.clock.advance(90 * DAY)
    await expireListings(own.deps)
    expect((await own.asVisitor().listings.get({ id })).status).toBe('sold')
    const back = await listings.setStatus({ id, status: 'active' })
    expect(Date.parse(back.expiresAt)).toBeGreaterThan(own.clock.now().getTime())
    await own.close()
  })
  test('are not given to a sold ad', async () => {
    const owner = await suite.makeUser()
    const { id } = await publish(owner)
    await suite.asUser(owner).listings.setStatus({ id, status: 'sold' })
    expect(await codeOf(suite.asUser(owner).listings.renew({ id }))).toBe('conflict')
  })
})
