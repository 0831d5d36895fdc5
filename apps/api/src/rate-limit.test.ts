import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../test/harness.ts'
import { request } from '../test/http.ts'
import { openDatabase } from './db/database.ts'
import { createLimiter, type Limiter } from './rate-limit.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ rateLimitFactor: 1 })
})
afterAll(() => suite.close())

/** How many tries pass before the first refusal. */
async function allowed(limiter: Limiter, key: Parameters<Limiter['consume']>[1]) {
  for (let count = 0; ; count++) {
    try {
      await limiter.consume('loginName', key)
    } catch {
      return count
    }
  }
}

test('the eleventh guess at a name is refused in Spanish, with the time to wait, at both doors', async () => {
  const app = await suite.app()
  const body = { username: 'Ana', password: 'no-es-esta' }
  const guess = (url: string) => request(app, 'POST', url, { body })
  for (let n = 0; n < 5; n++) {
    expect((await guess('/api/auth/login')).status).toBe(401)
    expect((await guess('/trpc/auth.login')).status).toBe(401)
  }
  for (const url of ['/api/auth/login', '/trpc/auth.login']) {
    const answer = await guess(url)
    expect(answer.status).toBe(429)
    expect(answer.text).toContain('Demasiados intentos')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  }
  const other = { ...body, username: 'Luis' }
  expect((await request(app, 'POST', '/api/auth/login', { body: other })).status).toBe(401)
  const { json } = await guess('/trpc/auth.login')
  expect(json.error.data).toMatchObject({ code: 'rate_limited', httpStatus: 429 })
})

describe('a limit', () => {
  test('counts accounts and addresses apart', async () => {
    const limiter = createLimiter({ factor: 0.5 })
    expect(await allowed(limiter, { account: 1 })).toBe(5)
    expect(await allowed(limiter, { account: 2 })).toBe(5)
    expect(await allowed(limiter, { address: '203.0.113.7' })).toBe(5)
  })

  test('takes a /64 of IPv6 for one address, however it is written', async () => {
    const limiter = createLimiter({ factor: 0.1 })
    expect(await allowed(limiter, { address: '2001:db8::1' })).toBe(1)
    expect(await allowed(limiter, { address: '2001:db8:0:0:ffff::2' })).toBe(0)
    expect(await allowed(limiter, { address: '2001:db8:0:1::1' })).toBe(1)
  })

  test('of one name counts it for each network, and keeps no name', async () => {
    const limiter = createLimiter({ factor: 0.1 })
    const guess = (name: string, address: string) => allowed(limiter, { name, address })
    expect(await guess('Ana', '2001:db8::1')).toBe(1)
    expect(await guess('ana', '2001:db8::2')).toBe(0)
    expect(await guess('ana', '2001:db8:0:1::1')).toBe(1)
    expect(await guess('luis', '2001:db8::1')).toBe(1)
  })

  test('of a name alone counts whoever asks', async () => {
    const limiter = createLimiter({ factor: 0.2 })
    expect(await allowed(limiter, { name: 'Ana@Ejemplo.pr' })).toBe(2)
    expect(await allowed(limiter, { name: 'ana@ejemplo.pr' })).toBe(0)
    expect(await allowed(limiter, { name: 'luis@ejemplo.pr' })).toBe(2)
  })

  test('of the longest name fits its shared store', async () => {
    const opened = openDatabase({
      url: suite.databaseUrl,
      poolSize: 1,
      statementTimeout: 5000,
      connectionTimeout: 25_000,
      onIdleError: () => {},
    })
    const limiter = createLimiter({ pool: opened.pool, factor: 1 })
    await limiter.consume('loginName', { name: 'ñ'.repeat(254), address: '203.0.113.7' })
    const { rows } = await opened.pool.query(
      `select key from rate_limits where key like 'loginName:%'`,
    )
    expect(rows.filter(({ key }) => /^loginName:account:[\w-]{43}$/.test(key))).toHaveLength(1)
    await opened.close()
  })

  test('forgets what is forgiven', async () => {
    const limiter = createLimiter({ factor: 0.1 })
    await allowed(limiter, { account: 1 })
    await limiter.forgive('loginName', { account: 1 })
    expect(await allowed(limiter, { account: 1 })).toBe(1)
  })

  test('is shared by processes through PostgreSQL, and holds under parallel tries', async () => {
    const opened = openDatabase({
      url: suite.databaseUrl,
      poolSize: 4,
      statementTimeout: 5000,
      connectionTimeout: 25_000,
      onIdleError: () => {},
    })
    const processes = [1, 2].map(() => createLimiter({ pool: opened.pool, factor: 1 }))
    const tries = Array.from({ length: 30 }, (_, n) =>
      processes[n % 2]?.consume('loginName', { account: 'ana' }),
    )
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await opened.close()
  })

  test('that is used up asks the shared store no more, until it is forgiven', async () => {
    const opened = openDatabase({
      url: suite.databaseUrl,
      poolSize: 2,
      statementTimeout: 5000,
      connectionTimeout: 25_000,
      onIdleError: () => {},
    })
    const asked = vi.spyOn(opened.pool, 'query')
    const limiter = createLimiter({ pool: opened.pool, factor: 1 })
    const [flood, other] = [{ address: '203.0.113.9' }, { address: '203.0.113.10' }]
    expect(await allowed(limiter, flood)).toBe(10)
    const before = asked.mock.calls.length
    for (let n = 0; n < 50; n++) expect(await allowed(limiter, flood)).toBe(0)
    expect(asked.mock.calls.length).toBe(before)
    await expect(limiter.consume('loginName', flood)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: expect.closeTo(900, -2),
    })
    await limiter.consume('loginName', other)
    await limiter.forgive('loginName', flood)
    expect(await allowed(limiter, flood)).toBe(10)
    await opened.close()
  })

  test('goes on in memory while its shared store is down', async () => {
    const opened = openDatabase({
      url: 'postgresql://nobody@127.0.0.1:1/nothing',
      poolSize: 1,
      statementTimeout: 1000,
      onIdleError: () => {},
    })
    const limiter = createLimiter({ pool: opened.pool, factor: 0.5 })
    expect(await allowed(limiter, { account: 1 })).toBe(5)
    await opened.close()
  })
})
