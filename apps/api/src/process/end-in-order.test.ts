// How a process ends behind a balancer: it says so before it stops listening.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { type ServerProcess, startServer } from '../../test/servers/server-process.ts'

let suite: Suite
let server: ServerProcess | undefined
beforeAll(async () => {
  suite = await startSuite()
})
afterEach(() => {
  server?.child.kill('SIGKILL')
})
afterAll(() => suite.close())

const start = async (settings: Record<string, string>) => {
  server = await startServer({ DATABASE_URL: suite.databaseUrl, ...settings })
  return server
}
/** Each over a connection of its own, as a balancer opens them. */
const ask = (url: string) => fetch(url, { headers: { connection: 'close' } })

/** Waits until all processes refuse health: they take connections in turn. */
const untilRefused = (url: string) =>
  vi.waitFor(async () => {
    for (const path of ['/healthz', '/readyz', '/readyz', '/healthz']) {
      const { status, headers } = await ask(`${url}${path}`)
      expect([status, headers.has('retry-after')]).toEqual([503, true])
    }
  }, 5000)

test.each([
  { count: 1, drain: 5 },
  // Longer than a process may take to end where it does not drain.
  { count: 2, drain: 11 },
])(
  'draining, $count of a server refuse health and serve on, then end in order',
  async ({ count, drain }) => {
    const settings = { DRAIN_SECONDS: String(drain), API_PROCESSES: String(count) }
    const { url, child, ended, output } = await start(settings)
    const lines = (text: string) => output().split(`"msg":"${text}`).length - 1
    await vi.waitFor(() => expect(lines('Server listening')).toBe(count), 10_000)
    child.kill('SIGTERM')
    await untilRefused(url)
    expect((await ask(`${url}/api/categories`)).status).toBe(200)
    expect(child.exitCode).toBeNull()
    expect(await ended).toBe(0)
    expect(lines('ended')).toBe(count)
  },
  40_000,
)

test('an error that nobody caught ends the drain, with 1', async () => {
  const bug = "process.on('SIGUSR2', () => Promise.reject(new Error('left to nobody')))"
  const { url, child, ended } = await start({
    DRAIN_SECONDS: '30',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}`,
  })
  child.kill('SIGTERM')
  await untilRefused(url)
  child.kill('SIGUSR2')
  expect(await ended).toBe(1)
}, 20_000)

test('the drain has an end', async () => {
  const { ended, output } = await start({ DRAIN_SECONDS: '31' })
  expect(await ended).toBe(1)
  expect(output()).toContain('Wrong setting DRAIN_SECONDS')
})
