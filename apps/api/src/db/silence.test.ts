// A database that hangs, and one that takes no writes: 503 soon, and work again when it does.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { register, request } from '../../test/http.ts'
import { type OwnPostgres, startOwnPostgres } from '../../test/servers/own-postgres.ts'
import { createLimiter } from '../rate-limit.ts'
import { type OpenDatabase, openDatabase } from './database.ts'

let postgres: OwnPostgres
let opened: OpenDatabase
let suite: Suite
const onSilence = vi.fn()
beforeAll(async () => {
  postgres = await startOwnPostgres()
  opened = openDatabase({
    url: postgres.url,
    poolSize: 4,
    statementTimeout: 10_000,
    onIdleError: () => {},
    onSilence,
  })
  const limiter = createLimiter({ factor: 1000, pool: { query: opened.query } })
  suite = await startSuite({ overrides: { db: opened.db, limiter } })
})
afterEach(() => postgres.thaw())
afterAll(async () => {
  await suite.close()
  await opened.close()
  await postgres.close()
})

test('while it hangs every call answers 503 within 3 s, the readiness too; then all is well', async () => {
  const app = await suite.app()
  const { token, username, password } = await register(suite)
  const me = () => request(app, 'GET', '/api/auth/user', { token })
  expect((await me()).status).toBe(200)
  const ask = [
    me,
    () => request(app, 'GET', '/api/listings'),
    () => request(app, 'POST', '/api/auth/login', { body: { username, password } }),
    () => request(app, 'GET', '/readyz'),
  ]
  postgres.freeze()
  const timed = async (call: () => ReturnType<typeof me>) => {
    const since = performance.now()
    const { status } = await call()
    return { status, ms: performance.now() - since }
  }
  // More than there are connections, so that some wait for one.
  const [answers, late] = await Promise.all([
    Promise.all([...ask, ...ask, ...ask].map(timed)),
    lateness(),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(Math.max(...answers.map(({ ms }) => ms)) - late).toBeLessThan(3000)
  // Once it is known, nobody waits.
  expect((await timed(me)).ms).toBeLessThan(500)
  expect(onSilence.mock.calls).toEqual([[true]])

  postgres.thaw()
  await vi.waitFor(async () => expect((await me()).status).toBe(200), 5000)
  for (const call of ask) expect((await call()).status).toBe(200)
})

test('a statement that is only slow is waited for', async () => {
  onSilence.mockClear()
  const { rows } = await sql`select 1 as one from pg_sleep(3)`.execute(opened.db)
  expect(rows).toEqual([{ one: 1 }])
  expect(onSilence).not.toHaveBeenCalled()
})

describe('on a server that takes no writes', () => {
  test('the readiness and what writes answer 503, and what reads goes on', async () => {
    const app = await suite.app()
    const { username, password } = await register(suite)
    await alterSystem('set default_transaction_read_only = on')
    const login = () => request(app, 'POST', '/api/auth/login', { body: { username, password } })
    await vi.waitFor(
      async () => expect((await request(app, 'GET', '/readyz')).status).toBe(503),
      3000,
    )
    const refused = await login()
    expect(refused.status, refused.text).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await request(app, 'GET', '/api/listings')).status).toBe(200)
    await alterSystem('reset default_transaction_read_only')
    await vi.waitFor(async () => expect((await login()).status).toBe(200), 5000)
  })
})

/** How many milliseconds late a timer fires here now: on a busy machine all of the product's do; a second at most. */
async function lateness(): Promise<number> {
  const since = performance.now()
  await wait(2500)
  return Math.min(performance.now() - since - 2500, 1000)
}

/** No write to the tables: it works on a server that takes none. */
async function alterSystem(change: string): Promise<void> {
  await opened.pool.query(`alter system ${change}`)
  await opened.pool.query('select pg_reload_conf()')
}
