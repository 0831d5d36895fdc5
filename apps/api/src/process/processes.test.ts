// Several processes on one port: what only they can show.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { makeTalk, openSocket } from '../../test/live.ts'
import { readMetrics } from '../../test/servers/read-metrics.ts'
import { type ServerProcess, startServer } from '../../test/servers/server-process.ts'
import { enqueueJob } from '../db/queue/queue.ts'

let suite: Suite
let server: ServerProcess
beforeAll(async () => {
  suite = await startSuite()
  server = await start()
}, 20_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await suite.close()
})

const start = async (settings: Record<string, string> = {}) => {
  const started = await startServer({
    DATABASE_URL: suite.databaseUrl,
    API_PROCESSES: '2',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  })
  if (started.child.exitCode === null) await untilListening(started, 2)
  return started
}
const untilListening = (one: ServerProcess, count: number) =>
  vi.waitFor(() => expect(listening(one)).toHaveLength(count), 10_000)

/** Numbers of the processes that listen or have listened. */
const listening = ({ output }: ServerProcess): number[] => {
  const found = output().matchAll(/"pid":(\d+)[^\n]*Server listening/g)
  return [...new Set([...found].map(([, pid]) => Number(pid)))]
}

test('counters in memory are refused', async () => {
  const { ended, output } = await start({ RATE_LIMIT_STORE: 'memory' })
  expect(await ended).toBe(1)
  expect(output()).toContain('Wrong setting RATE_LIMIT_STORE')
})

test('on a port that is taken none stays', async () => {
  const { port } = new URL(server.url)
  const second = await startServer({
    DATABASE_URL: suite.databaseUrl,
    API_PROCESSES: '2',
    PORT: port,
    METRICS_PORT: '',
  })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken`)
}, 20_000)

/** The processor time of each process that tells its metrics, by its place. */
const workedFor = (metrics: string) =>
  new Map(
    [...metrics.matchAll(/^process_cpu_seconds_total\{process="(\d+)"\} (\S+)$/gm)].map(
      ([, place, seconds]) => [place, Number(seconds)],
    ),
  )

test('a process that dies is started anew, and the others answer meanwhile', async () => {
  const [victim] = listening(server)
  const before = workedFor(await readMetrics(server))
  expect([...before.keys()].toSorted()).toEqual(['1', '2'])
  process.kill(victim ?? 0, 'SIGKILL')
  const rest = await vi.waitFor(async () => {
    const alone = workedFor(await readMetrics(server))
    expect(alone.size).toBe(1)
    return alone
  }, 5000)
  // What the other one has counted stands by itself: nothing falls because somebody died.
  for (const [place, seconds] of rest) {
    expect(seconds).toBeGreaterThanOrEqual(before.get(place) ?? Number.NaN)
  }
  await vi.waitFor(() => expect(server.output()).toContain('starting another'), 5000)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await untilListening(server, 3)
  await vi.waitFor(async () => {
    expect([...workedFor(await readMetrics(server)).keys()].toSorted()).toEqual(['1', '2'])
  }, 5000)
}, 20_000)

test('all hear what is said in one, metrics are of all, and the end is a word to come back', async () => {
  const { url, child, ended } = server
  const { id, seller, buyer } = await makeTalk(suite)
  const door = `${url.replace('http', 'ws')}/ws`
  // The processes take connections in turn: both have some of each person.
  const sockets = []
  for (const token of [seller.token, buyer.token, seller.token, buyer.token, seller.token]) {
    sockets.push(await openSocket(door, { token }))
  }
  await enqueueJob(suite.deps.db, 'cancel-renewal', { userId: 0 }, { after: 3600 })
  sockets[1]?.send({ type: 'sendMessage', conversationId: id, content: 'Hola' })
  for (const socket of sockets) {
    expect((await socket.next('new_message')).message.content).toBe('Hola')
  }
  // Both read the same rows: one job is not two, and the rules take the highest.
  const metrics = await readMetrics(
    server,
    [1, 2].map((place) => `wepa_jobs{lane="money",state="later",process="${place}"} 1`),
  )
  const held = [...metrics.matchAll(/^wepa_sockets\{process="[12]"\} (\d+)$/gm)].map(([, n]) => n)
  expect(held).toHaveLength(2)
  expect(Number(held[0]) + Number(held[1])).toBe(5)
  child.kill('SIGTERM')
  for (const socket of sockets) expect(await socket.closed).toBe(1012)
  expect(await ended).toBe(0)
}, 20_000)

test('nobody is left behind by a leader that is killed', async () => {
  const { child, ended, url } = await start()
  child.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), 5000)
}, 20_000)
