// A database that goes away: 503 in Spanish, never 401, and back to work by itself.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@wepa/sandbox/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { register, request } from '../../test/http.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'wepa-down-'))
// As root the database runs under a lower account, which has to get in.
await chmod(dataDir, 0o755)
let suite: Suite
let server = await startPostgres({ dataDir, settings: { fsync: 'off' } })
const opened = openDatabase({
  url: server.url,
  poolSize: 4,
  statementTimeout: 300,
  onIdleError: () => {},
})

beforeAll(async () => {
  await migrate(opened)
  suite = await startSuite({ overrides: { db: opened.db } })
})
afterAll(async () => {
  await suite.close()
  await opened.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('while it is down every call answers 503, signed in or not; afterwards all is well', async () => {
  const app = await suite.app()
  const { token, username, password } = await register(suite)
  const me = () => request(app, 'GET', '/api/auth/user', { token })
  expect((await me()).status).toBe(200)

  await server.stop()
  const body = { username, password }
  const answers = [
    await me(),
    await request(app, 'GET', '/trpc/auth.me', { token }),
    await request(app, 'POST', '/api/auth/login', { body }),
    await request(app, 'POST', '/trpc/auth.login', { body }),
    await request(app, 'GET', '/readyz'),
  ]
  for (const { status, text, headers } of answers) {
    expect(status, text).toBe(503)
    expect(text).toContain('No podemos llegar a los datos en este momento')
    expect(text).not.toMatch(/ECONN|ENOENT|\.sock|stack/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await request(app, 'GET', '/healthz')).status).toBe(200)

  server = await startPostgres({ dataDir, settings: { fsync: 'off' } })
  expect((await me()).status).toBe(200)
  expect((await request(app, 'GET', '/readyz')).status).toBe(200)
})

test('a statement that takes too long is ended, and is a 503 too', async () => {
  const slow = sql`select pg_sleep(5)`.execute(opened.db)
  await expect(slow).rejects.toMatchObject({ code: '57014' })
})

test('counts are numbers, days are text, and amounts stay decimal text', async () => {
  const { rows } = await sql`select count(*) as n, date '2026-01-07' as day, 4.50 as amount
    from generate_series(1, 3)`.execute(opened.db)
  expect(rows).toEqual([{ n: 3, day: '2026-01-07', amount: '4.50' }])
})
