import { dateOnly, startOfDay } from '@wepa/domain/text/date'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { endSessions } from '../auth/end-sessions.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const lists = ['recent-users', 'active-sessions', 'recent-activities'] as const
const paths = ['stats', ...lists] as const

test.each(paths)('GET /api/admin/%s is 401 for visitors and 403 without the role', async (path) => {
  const app = await suite.app()
  const url = `/api/admin/${path}`
  expect((await request(app, 'GET', url)).status).toBe(401)
  const { token } = await register(suite)
  const refused = await request(app, 'GET', url, { token })
  expect(refused.status).toBe(403)
  expect(refused.json).toMatchObject({ code: 'forbidden' })
})

test.each(lists)('GET /api/admin/%s refuses odd limits and cursors', async (path) => {
  const app = await suite.app()
  const { token } = await makeAdmin()
  const bad = [
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=x',
    `cursor=${sorted(['a', 1])}`,
    `cursor=${sorted(['0000-01-01T00:00:00Z', 1])}`,
  ]
  for (const query of bad) {
    const { status } = await request(app, 'GET', `/api/admin/${path}?${query}`, { token })
    expect(status, query).toBe(400)
  }
})

test('the role counts from the next call on, and no longer than it lasts', async () => {
  const app = await suite.app()
  const { user, token } = await makeAdmin()
  const ask = async () => (await request(app, 'GET', '/api/admin/recent-users', { token })).status
  expect(await ask()).toBe(200)
  await suite.database.pool.query(`update users set role = 'user' where id = $1`, [user.id])
  expect(await ask()).toBe(403)
})

test('recent users come newest first, page by page, with the documented fields', async () => {
  const app = await suite.app()
  const { token } = await makeAdmin()
  const people = [await suite.makeUser(), await suite.makeUser(), await suite.makeUser()]
  const first = await request(app, 'GET', '/api/admin/recent-users?limit=2', { token })
  const ids = [...people].reverse().map(({ id }) => id)
  expect(first.json.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2))
  expect(Object.keys(first.json[0]).sort()).toEqual(
    'createdAt email fullName id loginCount subscriptionPlan username'.split(' '),
  )
  const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? []
  const second = await request(app, 'GET', String(next), { token })
  expect(second.json[0].id).toBe(ids[2])
})

test('sessions tell who uses them now, and nothing of their token', async () => {
  const app = await suite.app()
  const { token } = await makeAdmin()
  const old = await register(suite)
  suite.clock.advance(20 * MINUTE)
  const fresh = await register(suite)
  const { json, text } = await request(app, 'GET', '/api/admin/active-sessions?limit=100', {
    token,
  })
  const of = (username: string) =>
    json.find((session: { username: string }) => session.username === username)
  expect(of(old.username)).toMatchObject({ isActive: false })
  expect(of(fresh.username)).toEqual({
    id: expect.any(Number),
    isActive: true,
    userAgent: 'vitest',
    fullName: fresh.fullName,
    username: fresh.username,
    ipAddress: '203.0.113.7',
    lastActivityAt: expect.stringMatching(/Z$/),
  })
  expect(text).not.toMatch(/token|hash/i)
  const all = json.map(({ id }: { id: number }) => id)
  expect(new Set(all).size).toBe(all.length)
  expect(await pageThrough()).toEqual(all)

  async function pageThrough() {
    const seen: number[] = []
    let url: string | undefined = '/api/admin/active-sessions?limit=2'
    while (url) {
      const page = await request(app, 'GET', url, { token })
      seen.push(...page.json.map(({ id }: { id: number }) => id))
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
    }
    return seen
  }
})

test('a session unused for 30 days is none', async () => {
  const { username } = await register(suite)
  const admin = suite.asUser({ ...(await suite.makeUser()), role: 'admin' })
  const names = async () =>
    (await admin.admin.activeSessions({ limit: 100 })).items.map((each) => each.username)
  expect(await names()).toContain(username)
  suite.clock.advance(31 * DAY)
  expect(await names()).not.toContain(username)
})

test('the last activities come newest first, with the documented fields and the title of the ad', async () => {
  const app = await suite.app()
  const { token } = await makeAdmin()
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const { id } = await suite.asUser(ana).listings.publish(makeListingInput({ title: 'Nevera' }))
  await suite.asUser(luis).listings.trackView({ id })
  await suite.asVisitor().listings.browse({ search: 'nevera' })
  await suite.activities.flush()
  const url = '/api/admin/recent-activities'
  const { json, headers } = await request(app, 'GET', `${url}?limit=2`, { token })
  expect(json).toEqual([
    {
      id: expect.any(Number),
      action: 'search',
      username: null,
      entityType: null,
      entityId: null,
      metadata: { words: 'nevera', results: 1 },
      createdAt: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({
      action: 'view_listing',
      username: luis.username,
      entityType: 'listing',
      entityId: id,
      metadata: { title: 'Nevera' },
    }),
  ])
  const [, next] = /<([^>]+)>; rel="next"/.exec(String(headers.link)) ?? []
  const older = await request(app, 'GET', String(next), { token })
  expect(older.json[0]).toMatchObject({ action: 'create_listing', username: ana.username })
})

describe('the metrics', () => {
  let own: Suite
  beforeAll(async () => {
    own = await startSuite()
  })
  afterAll(() => own.close())
  const admin = () => own.asUser({ id: 1, role: 'admin' }).admin

  test('are those of the last 24 hours and 7 days, and move with the time', async () => {
    const nothing = {
      totalUsers: 0,
      newUsers24h: 0,
      newUsers7d: 0,
      activeUsers24h: 0,
      newListings24h: 0,
      totalListings: 0,
      revenue24h: '0.00',
      totalViews24h: 0,
      totalSearches24h: 0,
    }
    expect(await admin().stats()).toEqual(nothing)
    const [ana, luis] = [await register(own), await register(own)]
    const { id } = await own.asUser(ana.user).listings.publish(makeListingInput())
    await own.asUser(ana.user).listings.publish(makeListingInput({ isActive: false }))
    await own.asUser(luis.user).listings.trackView({ id })
    await own.asVisitor().listings.browse({ search: 'bicicleta' })
    await endSessions(own.deps, luis.user.id)
    await own.activities.flush()
    own.clock.advance(6000)
    const busy = {
      ...nothing,
      totalUsers: 2,
      newUsers24h: 2,
      newUsers7d: 2,
      activeUsers24h: 2,
      newListings24h: 2,
      totalListings: 1,
      totalViews24h: 1,
      totalSearches24h: 1,
    }
    expect(await admin().stats()).toEqual(busy)
    own.clock.advance(DAY + 10 * MINUTE)
    const later = { ...nothing, totalUsers: 2, newUsers7d: 2, totalListings: 1 }
    expect(await admin().stats()).toEqual(later)
    own.clock.advance(7 * DAY)
    expect(await admin().stats()).toEqual({ ...later, newUsers7d: 0 })
  })

  test('of 30 days count by Puerto Rico’s calendar', async () => {
    const { deps } = own
    const today = startOfDay(own.clock.now())
    const { id } = await own.makeUser()
    // Half past eleven at night on the island is the next day in UTC.
    const lateYesterday = new Date(today.getTime() - 30 * MINUTE)
    await deps.db
      .updateTable('users')
      .set({ createdAt: lateYesterday })
      .where('id', '=', id)
      .execute()
    own.activities.note({
      action: 'search',
      userId: null,
      entityType: null,
      entityId: null,
      metadata: {},
      createdAt: lateYesterday,
    })
    await own.activities.flush()
    const days = await admin().trends()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({
      date: dateOnly(own.clock.now()),
      newUsers: 0,
      newListings: 0,
      views: 0,
      searches: 0,
      revenue: '0.00',
    })
    expect(days.at(-2)).toMatchObject({ newUsers: 1, searches: 1 })
    const sum = (name: 'newUsers' | 'newListings' | 'views' | 'searches') =>
      days.reduce((total, day) => total + day[name], 0)
    expect([sum('newUsers'), sum('newListings'), sum('views'), sum('searches')]).toEqual([
      3, 2, 1, 2,
    ])
  })
})

async function makeAdmin() {
  const admin = await register(suite)
  await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [admin.user.id])
  return admin
}

function sorted(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}
