// Views, clicks, a person's list and metrics, categories, hearts.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const publish = (person: Person, input = {}) =>
  suite.asUser(person).listings.publish(makeListingInput(input))

describe('views', () => {
  test('are refused to visitors and for ads that are none', async () => {
    const person = await suite.makeUser()
    expect(await codeOf(suite.asVisitor().listings.trackView({ id: 1 }))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(person).listings.trackView({ id: 999_999 }))).toBe(
      'listing_not_found',
    )
  })
  test('and taps on an ad that is switched off are refused to all but its owner, and count nothing', async () => {
    const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publish(owner, { isActive: false })
    const callsOf = (person: Person) => suite.asUser(person).listings
    expect(await codeOf(callsOf(other).trackView({ id }))).toBe('listing_not_found')
    expect(await codeOf(callsOf(other).trackClick({ id, kind: 'phone' }))).toBe('listing_not_found')
    expect(await codeOf(suite.asVisitor().listings.trackClick({ id, kind: 'phone' }))).toBe(
      'listing_not_found',
    )
    expect(await callsOf(owner).trackView({ id })).toEqual({ views: 0 })
    expect(await callsOf(owner).trackClick({ id, kind: 'phone' })).toEqual({ clicks: 0 })
  })
  test('count once a day for each viewer, also all at once, never for the owner', async () => {
    const own = await startSuite()
    const [owner, a, b] = [await own.makeUser(), await own.makeUser(), await own.makeUser()]
    const { id } = await own.asUser(owner).listings.publish(makeListingInput())
    const look = (person: Person) => own.asUser(person).listings.trackView({ id })
    await Promise.all(Array.from({ length: 10 }, () => look(a)))
    await look(owner)
    expect(await look(b)).toEqual({ views: 2 })
    const read = () => own.asVisitor().listings.get({ id })
    expect(await read()).toMatchObject({ views: 2, viewsToday: 2 })
    own.clock.advance(24 * HOUR)
    expect(await read()).toMatchObject({ views: 2, viewsToday: 0 })
    await look(a)
    expect(await read()).toMatchObject({ views: 3, viewsToday: 1 })
    await own.close()
  })
})

describe('clicks', () => {
  test('of another kind are refused', async () => {
    const { id } = await publish(await suite.makeUser())
    const kind = 'beso'
    // @ts-expect-error Not a kind.
    expect(await codeOf(suite.asVisitor().listings.trackClick({ id, kind }))).toBe('validation')
  })
  test('add up, but not the owner’s own nor those on a sold ad', async () => {
    const owner = await suite.makeUser()
    const { id } = await publish(owner)
    const tap = (person?: Person) =>
      (person ? suite.asUser(person) : suite.asVisitor()).listings.trackClick({ id, kind: 'phone' })
    await Promise.all(Array.from({ length: 10 }, () => tap()))
    expect(await tap(owner)).toEqual({ clicks: 10 })
    expect(await tap(await suite.makeUser())).toEqual({ clicks: 11 })
    await suite.asUser(owner).listings.setStatus({ id, status: 'sold' })
    expect(await tap()).toEqual({ clicks: 11 })
  })
})

describe("a person's ads", () => {
  test('are split in active and the rest, which others never see', async () => {
    const owner = await suite.makeUser({ subscriptionPlan: 'pro' })
    const [active, pending, sold, off] = [
      await publish(owner),
      await publish(owner),
      await publish(owner),
      await publish(owner, { isActive: false }),
    ]
    await suite.asUser(owner).listings.setStatus({ id: pending.id, status: 'pending' })
    await suite.asUser(owner).listings.setStatus({ id: sold.id, status: 'sold' })
    const ids = async (who: Person | null, status?: 'active' | 'inactive') => {
      const caller = who ? suite.asUser(who) : suite.asVisitor()
      const { items } = await caller.users.listings({ id: owner.id, status })
      return items.map(({ id }) => id)
    }
    expect(await ids(owner)).toEqual([off.id, sold.id, pending.id, active.id])
    expect(await ids(owner, 'active')).toEqual([active.id])
    expect(await ids(owner, 'inactive')).toEqual([off.id, sold.id, pending.id])
    expect(await ids(null)).toEqual([pending.id, active.id])
    expect(await ids(null, 'active')).toEqual([active.id])
    expect(await ids(await suite.makeUser(), 'inactive')).toEqual([])
  })
  test('come in pages without a gap or a double', async () => {
    const owner = await suite.makeUser({ subscriptionPlan: 'pro' })
    for (let i = 0; i < 7; i++) await publish(owner)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await suite.asVisitor().users.listings({ id: owner.id, limit: 3, cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    const broken = suite.asVisitor().users.listings({ id: owner.id, cursor: 'abc' })
    expect(await codeOf(broken)).toBe('validation')
  })
  test('give metrics to their owner alone', async () => {
    const owner = await suite.makeUser()
    const viewers = await Promise.all(Array.from({ length: 8 }, () => suite.makeUser()))
    const { id } = await publish(owner)
    await publish(owner, { isActive: false })
    for (const viewer of viewers) await suite.asUser(viewer).listings.trackView({ id })
    await suite.asVisitor().listings.trackClick({ id, kind: 'contact' })
    const stats = suite.asUser(owner).users.sellerStats({ id: owner.id })
    expect(await stats).toEqual({
      total: 2,
      active: 1,
      inactive: 1,
      published: 1,
      views: 8,
      clicks: 1,
      messages: 0,
      conversion: '0.0',
      ctr: '12.5',
    })
    const [other] = viewers
    if (!other) throw new Error('no viewer')
    expect(await codeOf(suite.asUser(other).users.sellerStats({ id: owner.id }))).toBe('forbidden')
    expect(await suite.asUser(other).users.sellerStats({ id: other.id })).toMatchObject({
      total: 0,
      views: 0,
      ctr: '0.0',
    })
  })
})

describe('the phone', () => {
  test('is for the owner, and for others where the seller allows it', async () => {
    const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
    const { id } = await publish(owner)
    const phone = async (person: Person) =>
      (await suite.asUser(person).listings.get({ id })).contactPhone
    expect([await phone(owner), await phone(other)]).toEqual(['(787) 555-0134', null])
    await suite.asUser(owner).users.update({ id: owner.id, allowPhoneContact: true })
    expect(await phone(other)).toBe('(787) 555-0134')
    const seen = await suite.asUser(other).listings.get({ id })
    expect(seen.contactEmail).toBeNull()
    expect(Object.keys(seen.user).toSorted()).toEqual([
      'allowPhoneContact',
      'fullName',
      'hasProBadge',
      'id',
      'isVerified',
      'profileImageUrl',
      'username',
    ])
  })
})

test('what was paid for a place is for the owner alone', async () => {
  const [owner, other] = [await suite.makeUser(), await suite.makeUser()]
  const { id } = await publish(owner)
  await suite.deps.db
    .updateTable('listings')
    .set({ featuredPaymentId: 'pi_1' })
    .where('id', '=', id)
    .execute()
  const payment = async (person: Person) =>
    (await suite.asUser(person).listings.get({ id })).featuredPaymentId
  expect([await payment(owner), await payment(other)]).toEqual(['pi_1', null])
})

describe('categories and metrics of the site', () => {
  test('an unknown category is refused', async () => {
    const call = suite.asVisitor().categories.get({ slug: 'naves-espaciales' })
    await expect(call).rejects.toThrow('Categoría no encontrada')
  })
  test('count public ads, half a minute old at most', async () => {
    const own = await startSuite()
    const owner = await own.makeUser()
    const count = async () =>
      (await own.asVisitor().categories.get({ slug: 'mascotas' })).listingCount
    expect(await count()).toBe(0)
    const { id } = await own.asUser(owner).listings.publish(makeListingInput({ categoryId: 5 }))
    own.clock.advance(31_000)
    expect(await count()).toBe(1)
    expect(await own.asVisitor().stats.get()).toEqual({
      totalListings: 1,
      totalUsers: 1,
      totalCategories: 11,
      newListings24h: 1,
    })
    await own.asUser(owner).listings.setStatus({ id, status: 'sold' })
    own.clock.advance(25 * HOUR)
    expect(await count()).toBe(0)
    expect(await own.asVisitor().stats.get()).toMatchObject({ totalListings: 0, newListings24h: 0 })
    await own.close()
  })
  test('the table holds the same eleven as the domain', async () => {
    const listed = await suite.asVisitor().categories.list()
    const stored = await suite.deps.db.selectFrom('categories').selectAll().orderBy('id').execute()
    expect(listed.map(({ listingCount, ...category }) => category)).toEqual(stored)
  })
})

describe('hearts', () => {
  test('are refused to visitors, and on ads that are none', async () => {
    const person = await suite.makeUser()
    const { id } = await publish(await suite.makeUser(), { isActive: false })
    expect(await codeOf(suite.asVisitor().favorites.add({ listingId: id }))).toBe('unauthorized')
    for (const listingId of [id, 999_999]) {
      expect(await codeOf(suite.asUser(person).favorites.add({ listingId }))).toBe(
        'listing_not_found',
      )
    }
  })
  test('on an ad that is deleted at that moment find none', async () => {
    const person = await suite.makeUser()
    const { id } = await publish(await suite.makeUser())
    let adding: Promise<string> | undefined
    await suite.deps.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('listings').where('id', '=', id).execute()
      adding = codeOf(suite.asUser(person).favorites.add({ listingId: id }))
      await wait(100)
    })
    expect(await adding).toBe('listing_not_found')
  })
  test('twenty at once are one; taking it back twice is fine', async () => {
    const person = await suite.makeUser()
    const { id: listingId } = await publish(await suite.makeUser())
    const { favorites } = suite.asUser(person)
    expect(await favorites.state({ listingId })).toEqual({ isFavorited: false })
    const added = await Promise.all(Array.from({ length: 20 }, () => favorites.add({ listingId })))
    expect(added).toEqual(added.map(() => ({ isFavorited: true })))
    expect(await favorites.ids()).toEqual([listingId])
    expect(await favorites.state({ listingId })).toEqual({ isFavorited: true })
    for (let i = 0; i < 2; i++) {
      expect(await favorites.remove({ listingId })).toEqual({ isFavorited: false })
    }
    expect(await favorites.ids()).toEqual([])
  })
})
