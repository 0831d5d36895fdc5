import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { register, request } from '../../../../test/http.ts'
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

test('hidden and deleted ads make room for others, sold ones stay but on home', async () => {
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
  const lastSeen = await suite.asUser(ana).users.lastSeen()
  expect(lastSeen.map(({ id }) => id)).toEqual(ids.slice(1, 9))
  expect(lastSeen[0]).not.toHaveProperty('contactPhone')
  expect(await codeOf(suite.asVisitor().users.lastSeen())).toBe('unauthorized')
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

test('after the day only the last looks of each person are left, and the seller’s metrics stay', async () => {
  const own = await startSuite()
  const { pool } = own.database
  const [ana, luis] = [await own.makeUser(), await own.makeUser()]
  const { owner, ads } = await publishMany(own, 3)
  for (const id of ads) {
    for (const person of [ana, luis]) await look(own, person, id)
    own.clock.advance(1000)
  }
  // One who looks at a lot: more than are kept.
  const busy = await own.makeUser()
  await pool.query(
    `with more as (insert into listings (user_id, category_id, title, description)
       select $1, 9, 'Visto ' || n, 'x' from generate_series(1, 70) n returning id)
     insert into listing_views (listing_id, viewer_id, viewed_on, viewed_at)
     select id, $2, $3::date - 2 + id % 2, $3::timestamptz - make_interval(days => 2 - id % 2, secs => id)
     from more`,
    [owner.id, busy.id, own.clock.now().toISOString()],
  )
  const metrics = async () => (await own.asUser(owner).listings.get({ id: ads[0] ?? 0 })).views
  const trend = () =>
    own.deps.db.selectFrom('businessAnalytics').selectAll().orderBy('listingId').execute()
  const before = [await seenBy(own, ana), await seenBy(own, busy), await metrics(), await trend()]
  own.clock.advance(2 * DAY)
  await forgetOldViews(own.deps)
  expect(await own.deps.db.selectFrom('listingViews').selectAll().execute()).toEqual([])
  const kept = await pool.query(
    'select viewer_id, count(*)::integer as looks from recent_views group by 1 order by 1',
  )
  expect(kept.rows).toEqual([
    { viewer_id: ana.id, looks: 3 },
    { viewer_id: luis.id, looks: 3 },
    { viewer_id: busy.id, looks: 60 },
  ])
  const after = [await seenBy(own, ana), await seenBy(own, busy), await metrics(), await trend()]
  expect(after).toEqual(before)
  await forgetOldViews(own.deps)
  expect(await seenBy(own, busy)).toEqual(before[1])
  await own.close()
})

test('a look at midnight is not counted twice while yesterday is forgotten', async () => {
  const own = await startSuite()
  const ana = await own.makeUser()
  const { ads } = await publishMany(own, 1)
  const [ad = 0] = ads
  // Half past midnight in Puerto Rico: yesterday may still be on its way.
  const midnight = new Date(own.clock.now())
  midnight.setUTCHours(4, 30, 0, 0)
  own.clock.advance(midnight.getTime() + DAY - own.clock.now().getTime())
  await own.database.pool.query(
    `insert into listing_views (listing_id, viewer_id, viewed_on, viewed_at)
     values ($1, $2, $3::date - 1, $3::timestamptz - interval '31 minutes')`,
    [ad, ana.id, own.clock.now().toISOString()],
  )
  await forgetOldViews(own.deps)
  expect(await own.deps.db.selectFrom('listingViews').selectAll().execute()).toHaveLength(1)
  own.clock.advance(DAY / 24)
  await forgetOldViews(own.deps)
  expect(await own.deps.db.selectFrom('listingViews').selectAll().execute()).toEqual([])
  expect(await seenBy(own, ana)).toEqual([ad])
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
