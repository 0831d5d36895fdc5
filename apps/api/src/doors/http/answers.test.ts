// What answers say beside their body.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const send = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

test('the next page is named in a header that no address makes long', async () => {
  await register(suite)
  const { token, user } = await register(suite)
  for (const title of ['Nevera', 'Estufa']) {
    await send('POST', '/api/listings', { token, body: { ...makeListingInput({ title }) } })
  }
  await suite.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', user.id)
    .execute()
  const long = 'x'.repeat(30_000)
  for (const path of [
    '/api/listings?sort=newest&limit=1',
    `/api/users/${user.id}/listings?limit=1`,
    '/api/admin/recent-activities?limit=1',
    '/api/admin/recent-users?limit=1',
  ]) {
    const { status, headers } = await send('GET', `${path}&utm_source=${long}`, { token })
    expect([path, status]).toEqual([path, 200])
    expect(String(headers.link ?? '').length, path).toBeLessThan(500)
    if (path.includes('activities')) continue
    expect(headers.link, path).toMatch(/limit=1&cursor=[^>]+>; rel="next"$/)
    const next = await send('GET', String(headers.link).slice(1).split('>')[0] ?? '', { token })
    expect(next.status, path).toBe(200)
  }
  // Those that count are held to their own lengths.
  for (const name of ['search', 'category', 'location', 'condition', 'sort', 'cursor']) {
    const answer = await send('GET', `/api/listings?limit=1&${name}=${long}`)
    expect(String(answer.headers.link ?? '').length, name).toBeLessThan(2000)
  }
})

test('the line of an answer names the account by its number, and nothing else of it', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await buildApp({ ...suite.deps, log }, log)
  const { token, user, username } = await register(suite)
  await request(app, 'GET', '/api/auth/user', { token })
  await request(app, 'GET', '/api/auth/user', { token: 'made-up' })
  const [mine = '', strange = ''] = lines.filter((line) => line.includes('"answered"'))
  expect(JSON.parse(mine)).toMatchObject({ path: '/api/auth/user', status: 200, user: user.id })
  expect(mine).not.toContain(username)
  expect(JSON.parse(strange)).not.toHaveProperty('user')
  await app.close()
})
