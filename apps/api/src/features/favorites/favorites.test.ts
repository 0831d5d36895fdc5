// The list of favorites. Hearts themselves: listings/count-listing.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const publish = async (person: Person, input = {}) =>
  (await suite.asUser(person).listings.publish(makeListingInput(input))).id
const heart = (person: Person, listingId: number) =>
  suite.asUser(person).favorites.add({ listingId })
const listOf = async (person: Person, query = {}) => {
  const page = await suite.asUser(person).favorites.list({ userId: person.id, ...query })
  return { ...page, ids: page.items.map(({ listing }) => listing.id) }
}

describe('the list of favorites', () => {
  test('is one’s own alone', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const list = { userId: ana.id }
    expect(await codeOf(suite.asVisitor().favorites.list(list))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(luis).favorites.list(list))).toBe('forbidden')
  })

  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: '1.5' },
    { limit: 'diez' },
    { cursor: 'abc' },
    { cursor: Buffer.from('["x"]').toString('base64url') },
  ])('refuses %j', async (query) => {
    const ana = await suite.makeUser()
    expect(await codeOf(listOf(ana, query))).toBe('validation')
  })

  test('is empty for a person who has none', async () => {
    expect(await listOf(await suite.makeUser())).toMatchObject({ items: [], nextCursor: null })
  })

  test('comes newest heart first, in pages without a gap or a double', async () => {
    const [ana, owner] = [await suite.makeUser(), await suite.makeUser({ subscriptionPlan: 'pro' })]
    const ads: number[] = []
    for (let n = 0; n < 7; n++) ads.push(await publish(owner))
    for (const id of ads) await heart(ana, id)
    const first = ads[0] ?? 0
    await suite.asUser(ana).favorites.remove({ listingId: first })
    await heart(ana, first)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listOf(ana, { limit: 3, cursor })
      seen.push(...page.ids)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([first, ...ads.slice(1).reverse()])
  })

  test('keeps sold ads and those that ran out, marked, and leaves out what was switched off or deleted', async () => {
    const own = await startSuite()
    const [ana, owner] = [await own.makeUser(), await own.makeUser({ subscriptionPlan: 'pro' })]
    const seller = own.asUser(owner)
    const add = async () => {
      const { id } = await seller.listings.publish(makeListingInput())
      await own.asUser(ana).favorites.add({ listingId: id })
      return id
    }
    const [active, pending, sold, off, gone] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ]
    const { id: mine } = await own.asUser(ana).listings.publish(makeListingInput())
    await own.asUser(ana).favorites.add({ listingId: mine })
    await own
      .asUser(ana)
      .listings.edit({ ...makeListingInput(), price: '$150', id: mine, isActive: false })
    await seller.listings.setStatus({ id: pending, status: 'pending' })
    await seller.listings.setStatus({ id: sold, status: 'sold' })
    await seller.listings.edit({ ...makeListingInput(), price: '$150', id: off, isActive: false })
    await seller.listings.remove({ id: gone })
    const read = async () => {
      const { items } = await own.asUser(ana).favorites.list({ userId: ana.id })
      return items.map(({ listing }) => [listing.id, listing.status, listing.isActive])
    }
    expect(await read()).toEqual([
      [mine, 'active', false],
      [sold, 'sold', true],
      [pending, 'pending', true],
      [active, 'active', true],
    ])
    await seller.listings.edit({ ...makeListingInput(), price: '$150', id: off, isActive: true })
    expect((await read()).map(([id]) => id)).toContain(off)
    await own.deps.db
      .updateTable('listings')
      .set({ isActive: false, expiresAt: own.clock.now() })
      .where('id', '=', active)
      .execute()
    own.clock.advance(DAY)
    expect(await read()).toContainEqual([active, 'active', false])
    await own.close()
  })

  test('tells no contact of an ad that is not to be had', async () => {
    const [ana, owner] = [await suite.makeUser(), await suite.makeUser()]
    await suite.asUser(owner).users.update({ id: owner.id, allowPhoneContact: true })
    const id = await publish(owner)
    await heart(ana, id)
    await suite.asUser(owner).listings.setStatus({ id, status: 'sold' })
    const { items } = await listOf(ana)
    expect(items[0]?.listing).toMatchObject({ contactPhone: null, contactEmail: null })
  })
})

describe('GET /api/users/{id}/favorites', () => {
  test('answers the documented shape, with the way to the next page', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    const owner = await suite.makeUser()
    const ads = [await publish(owner), await publish(owner)]
    for (const id of ads) {
      await request(app, 'POST', `/api/listings/${id}/favorite`, { token: ana.token })
    }
    const path = `/api/users/${ana.user.id}/favorites`
    expect((await request(app, 'GET', path)).status).toBe(401)
    expect((await request(app, 'GET', path, { token: luis.token })).status).toBe(403)
    expect((await request(app, 'GET', `${path}?limit=0`, { token: ana.token })).status).toBe(400)
    for (const id of ['0', 'yo', '99999999999']) {
      const lost = await request(app, 'GET', `/api/users/${id}/favorites`, { token: ana.token })
      expect(lost.status).toBe(404)
    }
    const first = await request(app, 'GET', `${path}?limit=1&otra=1`, { token: ana.token })
    expect(first.json).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.stringMatching(/Z$/),
        listing: expect.objectContaining({ id: ads[1], contactEmail: null }),
      },
    ])
    const [, next = ''] = String(first.headers.link).match(/^<([^>]+)>; rel="next"$/) ?? []
    const { pathname, search } = new URL(next, 'http://localhost')
    const second = await request(app, 'GET', pathname + search, { token: ana.token })
    expect(second.json).toMatchObject([{ listing: { id: ads[0] } }])
    expect(second.headers.link).toBeUndefined()
  })
})
