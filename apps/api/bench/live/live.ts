// The benchmark of what is live: `pnpm --filter @wepa/api bench:live [--sockets 1000] [--rate 200]
// [--seconds 60] [--warm-up 5] [--processes 1] [--photos 0] [--stop 0]`. So many people at one socket each send so many messages
// a second to each other, `--photos` of a hundred with a photo; the first `--warm-up` seconds, in which a server that has just started
// compiles and connects, are shown by themselves; with `--stop 30` PostgreSQL hangs for 30 s in the middle of it.
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@wepa/sandbox/postgres'
import sharp from 'sharp'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startProduct } from '../servers.ts'
import { LiveClient } from './client.ts'
import { makeNotes, type Notes } from './notes.ts'
import { makeTalkers } from './people.ts'
import { cpuOf, memoryOf } from './processes.ts'
import { freezePostgres } from './stop.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '5' },
    processes: { type: 'string', default: '1' },
    photos: { type: 'string', default: '0' },
    stop: { type: 'string', default: '0' },
    port: { type: 'string', default: '4380' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const [sockets, rate, seconds, warmUp, processes, stop, port] = [
  values.sockets,
  values.rate,
  values.seconds,
  values['warm-up'],
  values.processes,
  values.stop,
  values.port,
].map(Number)

/** As phones shrink them before they send them. */
const photos = await makePhotos(Number(values.photos) > 0 ? 40 : 0)
const postgres = await startPostgres({ dataDir: values.data, database: 'live' })
const opened = openDatabase({
  url: postgres.url,
  poolSize: 2,
  statementTimeout: 60_000,
  onIdleError: () => undefined,
})
try {
  await migrate(opened)
  const talkers = await makeTalkers(opened.pool, sockets ?? 0)
  const server = await startProduct(port ?? 0, postgres.url, values.data, processes)
  try {
    await run(server.pid, talkers)
  } finally {
    await server.stop()
  }
} finally {
  await opened.close()
  await postgres.stop()
}

async function run(pid: number, talkers: Awaited<ReturnType<typeof makeTalkers>>): Promise<void> {
  const notes = makeNotes()
  await sleep(3000)
  const memory = [memoryOf(pid)]
  const clients = await connectAll(talkers, notes)
  memory.push(memoryOf(pid))
  const cpu = [cpuOf(pid), cpuOf(postgres.pid)]
  const start = performance.now()
  const frozen = freezeLater(start)
  await sendFor(clients, notes, start)
  const { from, to } = await frozen
  memory.push(memoryOf(pid))
  const spent = [cpuOf(pid), cpuOf(postgres.pid)].map((now, i) => now - (cpu[i] ?? 0))
  const load = loadavg()[0] ?? 0
  const quietAt = await untilQuiet(clients, notes)
  const isCold = (at: number) => at < start + (warmUp ?? 0) * 1000
  const undisturbed = notes.delays.filter(({ at }) => from === undefined || at < from)
  const quiet = undisturbed.filter(({ at }) => !isCold(at)).map(({ ms }) => ms)
  const cold = undisturbed.filter(({ at }) => isCold(at)).map(({ ms }) => ms)
  show([
    ['sockets, processes', `${clients.length}, ${processes}`],
    ['messages', String(notes.sentAt.size)],
    ['send to receive, ms, median', quantile(quiet, 0.5)],
    ['p99', quantile(quiet, 0.99)],
    ['most', quantile(quiet, 1)],
    ['in the warm-up: median, p99', `${quantile(cold, 0.5)}, ${quantile(cold, 0.99)}`],
    ['memory, MB: idle, connected, at the end', memory.map((mb) => mb.toFixed(0)).join(', ')],
    ['CPU, s: server, PostgreSQL', spent.map((each) => each.toFixed(1)).join(', ')],
    ['load of the machine', load.toFixed(1)],
    ['refusals', JSON.stringify(Object.fromEntries(notes.refusals))],
    [
      'connections, resyncs, questions for gaps',
      `${notes.connects}, ${notes.resyncs}, ${notes.fills}`,
    ],
  ])
  if (to) show([['seconds from the end of the stop to quiet', ((quietAt - to) / 1000).toFixed(1)]])
  await compare(clients, notes)
  for (const client of clients) client.close()
}

function makePhotos(count: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
      const background = `hsl(${(n * 37) % 360} 60% 50%)`
      return sharp({ create: { width: 1280, height: 960, channels: 3, background, noise } })
        .blur(1.5)
        .jpeg({ quality: 78 })
        .toBuffer()
    }),
  )
}

/** Some at a time: all come from one address. */
async function connectAll(
  talkers: Awaited<ReturnType<typeof makeTalkers>>,
  notes: Notes,
): Promise<LiveClient[]> {
  const clients: LiveClient[] = []
  for (let i = 0; i < talkers.length; i += 50) {
    const some = talkers.slice(i, i + 50).map((talker) => new LiveClient(port ?? 0, talker, notes))
    await Promise.all(some.map(({ ready }) => ready))
    clients.push(...some)
  }
  return clients
}

async function sendFor(clients: readonly LiveClient[], notes: Notes, start: number): Promise<void> {
  const total = (rate ?? 0) * (seconds ?? 0)
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * (rate ?? 0)))
    for (; sent < due; sent++) {
      const client = clients[Math.floor(Math.random() * clients.length)]
      if (photos.length > 0 && sent % Math.round(100 / Number(values.photos)) === 0) {
        client?.sayPhoto(photos[sent % photos.length] ?? Buffer.alloc(0)).catch(notes.failed)
        continue
      }
      client?.say(`Mensaje ${sent}: ¿todavía está disponible? Puedo pasar esta tarde.`)
    }
    await sleep(5)
  }
}

async function freezeLater(start: number): Promise<{ from?: number; to?: number }> {
  if (!stop) return {}
  await sleep(start + 15_000 - performance.now())
  const from = performance.now()
  const goOn = freezePostgres(postgres.pid)
  await sleep(stop * 1000)
  goOn()
  return { from, to: performance.now() }
}

/** Waits until all is acknowledged and received. */
async function untilQuiet(clients: readonly LiveClient[], notes: Notes): Promise<number> {
  for (let waited = 0; waited < 120_000; waited += 100) {
    const isQuiet = clients.every((client) => client.pending === 0)
    if (isQuiet && notes.delays.length >= notes.sentAt.size) break
    await sleep(100)
  }
  return performance.now()
}

/** What was acknowledged, stored and received must be the same. */
async function compare(clients: readonly LiveClient[], notes: Notes): Promise<void> {
  const { rows } = await opened.pool.query<{ client_id: string; sender_id: number }>(
    'select client_id, sender_id from messages where conversation_id = any($1)',
    [clients.map(({ talker }) => talker.conversationId)],
  )
  const stored = new Set(rows.map(({ client_id }) => client_id))
  const received = new Set(clients.flatMap(({ thread }) => [...thread.known]))
  const missing = (these: Iterable<string>, from: ReadonlySet<string>) =>
    [...these].filter((id) => !from.has(id)).length
  show([
    ['stored twice', String(rows.length - stored.size)],
    ['acknowledged', String(notes.acknowledged.size)],
    ['acknowledged, not stored', String(missing(notes.acknowledged, stored))],
    ['stored, not received', String(missing(stored, received))],
    ['said, not acknowledged', String(missing(notes.sentAt.keys(), notes.acknowledged))],
  ])
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return (sorted[at] ?? 0).toFixed(1)
}

function show(lines: readonly (readonly [string, string])[]): void {
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(44)}${value}\n`)
}
