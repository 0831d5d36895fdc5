import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const paths = ['recent-users', 'active-sessions'] as const

test.each(paths)('GET /api/admin/%s is 401 for visitors and 403 without the role', async (path) => {
  const app = await suite.app()
  const url = `/api/admin/${path}`
  expect((await request(app, 'GET', url)).status).toBe(401)
  const { token } = await register(suite)
  const refused = await request(app, 'GET', url, { token })
  expect(refused.status).toBe(403)
  expect(refused.json).toMatchObject({ code: 'forbidden' })
})

test.each(paths)('GET /api/admin/%s refuses odd limits and cursors', async (path) => {
  const app = await suite.app()
  const { token } = await makeAdmin()
  const bad = ['limit=0', 'limit=101', 'limit=x', 'cursor=x', `cursor=${sorted(['a', 1])}`]
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

test('recent users come newest first, page by page, with the fields of §3', async () => {
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

async function makeAdmin() {
  const admin = await register(suite)
  await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [admin.user.id])
  return admin
}

function sorted(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}
