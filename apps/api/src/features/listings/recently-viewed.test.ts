import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { forgetOldViews } from './forget-old-views.ts'

const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** As many ads of one seller. */
async function publishMany(own: Suite, count: number): Promise<{ owner: Person; ads: number[] }> {
  const owner = await own.makeUser({ subscriptionPlan: 'pro' })
  const ads: number[] = []
  for (let n = 0; n < count; n++) {
    ads.push((await own.asUser(owner).listings.publish(makeListingInput())).id)
  }
  return { owner, ads }
}

const look = (own: Suite, person: Person, id: number) =>
  own.asUser(person).listings.trackView({ id })
const seenBy = async (own: Suite, person: Person) =>
  (await own.asUser(person).users.recentlyViewed({ id: person.id })).map(({ id, listing }) => {
    expect(listing.id).toBe(id)
    return id
  })

test('what somebody looked at is told to them alone', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const { recentlyViewed } = suite.asUser(luis).users
  expect(await codeOf(suite.asVisitor().users.recentlyViewed({ id: ana.id }))).toBe('unauthorized')
  expect(await codeOf(recentlyViewed({ id: ana.id }))).toBe('forbidden')
  expect(await recentlyViewed({ id: luis.id })).toEqual([])
})

test('the last twenty come newest first, each once, also over days', async () => {
  const own = await startSuite()
  const ana = await own.makeUser()
  const { ads } = await publishMany(own, 24)
  for (const id of ads) {
    await look(own, ana, id)
    own.clock.advance(1000)
  }
  own.clock.advance(2 * DAY)
  const again = ads.slice(0, 3)
  for (const id of again) {
    await look(own, ana, id)
    own.clock.advance(1000)
    await look(own, ana, id)
    own.clock.advance(1000)
  }
  const rest = ads.slice(3).reverse()
  expect(await seenBy(own, ana)).toEqual([...again.reverse(), ...rest].slice(0, 20))
  await own.close()
})

test('hidden and deleted ads make room for others, sold ones stay and say so', async () => {
  const ana = await suite.makeUser()
  const { owner, ads } = await publishMany(suite, 23)
  for (const id of ads) {
    await look(suite, ana, id)
    suite.clock.advance(1000)
  }
  const [off = 0, gone = 0, sold = 0] = ads.slice(-3)
  const seller = suite.asUser(owner).listings
  await seller.edit({ ...makeListingInput(), price: '$150', id: off, isActive: false })
  await seller.remove({ id: gone })
  await seller.setStatus({ id: sold, status: 'sold' })
  const ids = await seenBy(suite, ana)
  expect(ids).toEqual([sold, ...ads.slice(1, 20).reverse()])
  const [first] = await suite.asUser(ana).users.recentlyViewed({ id: ana.id })
  expect(first?.listing).toMatchObject({ status: 'sold', contactPhone: null, contactEmail: null })
})

test('one’s own ads are not among them, and a look after a year is forgotten', async () => {
  const own = await startSuite()
  const ana = await own.makeUser()
  const { owner, ads } = await publishMany(own, 2)
  const [old = 0, fresh = 0] = ads
  await look(own, owner, old)
  await look(own, ana, old)
  own.clock.advance(366 * DAY)
  await look(own, ana, fresh)
  expect(await seenBy(own, ana)).toEqual([fresh, old])
  expect(await forgetOldViews(own.deps)).toBe(1)
  expect(await seenBy(own, ana)).toEqual([fresh])
  expect(await seenBy(own, owner)).toEqual([])
  await own.close()
})

test('GET /api/users/{id}/recently-viewed answers the documented shape', async () => {
  const app = await suite.app()
  const [ana, luis] = [await register(suite), await register(suite)]
  const { ads } = await publishMany(suite, 1)
  await request(app, 'POST', `/api/listings/${ads[0]}/track-view`, { token: ana.token })
  const path = `/api/users/${ana.user.id}/recently-viewed`
  expect((await request(app, 'GET', path)).status).toBe(401)
  expect((await request(app, 'GET', path, { token: luis.token })).status).toBe(403)
  const lost = await request(app, 'GET', '/api/users/0/recently-viewed', { token: ana.token })
  expect(lost.status).toBe(404)
  expect((await request(app, 'GET', path, { token: ana.token })).json).toEqual([
    {
      id: ads[0],
      viewedAt: expect.stringMatching(/Z$/),
      listing: expect.objectContaining({ id: ads[0], contactEmail: null }),
    },
  ])
})
