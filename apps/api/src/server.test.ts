// The whole process: how it starts, and how it ends.
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '@wepa/domain/test/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../test/factories.ts'
import { type Suite, startSuite } from '../test/harness.ts'
import { register } from '../test/http.ts'
import { isAnybodyWaiting } from '../test/locks/is-anybody-waiting.ts'
import { readMetrics } from '../test/servers/read-metrics.ts'
import { type ServerProcess, startServer } from '../test/servers/server-process.ts'

let suite: Suite
let server: ServerProcess | undefined
beforeAll(async () => {
  suite = await startSuite()
})
afterEach(() => {
  server?.child.kill('SIGKILL')
})
afterAll(() => suite.close())

/** Until a request waits for what a transaction of the test holds. */
const untilWaiting = () => expect.poll(() => isAnybodyWaiting(suite)).toBe(true)

const start = async (settings: Record<string, string> = {}) => {
  server = await startServer({ DATABASE_URL: suite.databaseUrl, ...settings })
  return server
}

describe('starting', () => {
  test('without a needed setting ends with one line that names it', async () => {
    const { ended, output } = await start({ DATABASE_URL: '' })
    expect(await ended).toBe(1)
    expect(output()).toBe('Missing setting DATABASE_URL: see .env.example\n')
  })

  test('on a port that is taken ends with one line', async () => {
    const { url } = await start()
    const port = new URL(url).port
    // The first one answers on that port: only its end says how the second one fared.
    const second = await startServer({ DATABASE_URL: suite.databaseUrl, PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Port ${port} is taken`)
  })

  test('warns of nothing but the web that is not there', async () => {
    const { output } = await start()
    await wait(300)
    // A machine that is busy elsewhere may turn a request away, which is none of the start.
    const warnings = output()
      .split('\n')
      .filter((line) => /"level":[4-6]0/.test(line) && !/web|answered/.test(line))
    expect(warnings).toEqual([])
  })

  test('metrics are on a port of their own', async () => {
    const own = await start({ DATA_DIR: suite.uploadsDir })
    const { url } = own
    await fetch(`${url}/api/users/1`)
    const text = await readMetrics(own, [
      'wepa_jobs{',
      'wepa_mails_waiting ',
      'wepa_disk_free_bytes ',
    ])
    expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/users\/:id"/)
    expect(text).toContain(
      'wepa_procedure_seconds_count{procedure="users.get",outcome="refused"} 1',
    )
    expect(text).toContain('database_connections{pool="answers",state="waiting"} 0')
    expect(text).toMatch(/^database_statement_seconds_count\{pool="answers"\} [1-9]/m)
    expect(text).toMatch(/^database_connection_wait_seconds_count\{pool="queue"\} [1-9]/m)
    expect(text).toContain('wepa_jobs{lane="money",state="failed"} 0')
    expect(text).toMatch(/^wepa_mails_waiting \d+$/m)
    expect(text).toMatch(/^wepa_disk_free_bytes [1-9]/m)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })
})

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  test('what is in flight is answered, nothing new is taken, and the exit is 0', async () => {
    const { token, user } = await register(suite)
    const { url, child, ended } = await start()
    const headers = { authorization: `Bearer ${token}` }
    let inFlight: Promise<Response> | undefined
    await suite.deps.db.transaction().execute(async (blocker) => {
      await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
      inFlight = fetch(`${url}/api/users/${user.id}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ bio: `dicho antes de ${signal}` }),
      })
      await untilWaiting()
      child.kill(signal)
      await eventually(() => expect(fetch(`${url}/healthz`)).rejects.toThrow())
      expect(child.exitCode).toBeNull()
    })
    const answer = await inFlight
    expect(answer?.status).toBe(200)
    expect(await answer?.json()).toMatchObject({ bio: `dicho antes de ${signal}` })
    const endedAt = Date.now()
    expect(await ended).toBe(0)
    expect(Date.now() - endedAt).toBeLessThan(2000)
  })
})

test('an error that nobody caught is logged, what is in flight is answered, and the exit is 1', async () => {
  const { token, user } = await register(suite)
  const bug = "process.on('SIGUSR2', () => Promise.reject(new Error('left to nobody')))"
  const { url, child, ended, output } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}`,
  })
  let inFlight: Promise<Response> | undefined
  await suite.deps.db.transaction().execute(async (blocker) => {
    await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    inFlight = fetch(`${url}/api/users/${user.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bio: 'dicho antes del error' }),
    })
    await untilWaiting()
    child.kill('SIGUSR2')
    await wait(300)
  })
  expect((await inFlight)?.status).toBe(200)
  expect(await ended).toBe(1)
  expect(output()).toContain('left to nobody')
})

test('work whose visitor has hung up is finished before the database is let go', async () => {
  const { token, user } = await register(suite)
  const { url, child, ended, output } = await start()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await suite.deps.db.transaction().execute(async (blocker) => {
    await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const visitor = new AbortController()
    const body = JSON.stringify(makeListingInput())
    const { signal } = visitor
    fetch(`${url}/api/listings`, { method: 'POST', headers, body, signal }).catch(() => {})
    await untilWaiting()
    visitor.abort()
    await wait(100)
    child.kill('SIGTERM')
    await wait(300)
  })
  expect(await ended).toBe(0)
  expect(output()).not.toContain('"level":50')
  expect((await suite.asUser(user).users.listings({ id: user.id })).items).toHaveLength(1)
})

test('what takes too long does not keep the process from ending within ten seconds', async () => {
  const { token, user } = await register(suite)
  const { url, child, ended } = await start({ DATABASE_STATEMENT_TIMEOUT_MS: '30000' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await suite.deps.db.transaction().execute(async (blocker) => {
    await blocker.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const body = JSON.stringify({ bio: 'nunca' })
    const lost = fetch(`${url}/api/users/${user.id}`, { method: 'PUT', headers, body })
    lost.catch(() => {})
    await untilWaiting()
    const since = Date.now()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(Date.now() - since).toBeLessThan(10_000)
  })
}, 20_000)
