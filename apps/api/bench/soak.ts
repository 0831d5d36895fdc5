// What the server's memory does over time: `pnpm --filter @wepa/api bench:soak [minutes] [--reads 20] [--writes 3]
// [--sockets 100] [--env MALLOC_ARENA_MAX=2]`. Prints a line for each half minute; with `--env` settings can be
// compared.
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@wepa/sandbox/postgres'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { LiveClient } from './live/client.ts'
import { makeNotes } from './live/notes.ts'
import { makeTalkers } from './live/people.ts'
import { startProduct } from './servers.ts'
import { createSoakCalls, type SoakCall } from './soak-calls.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reads: { type: 'string', default: '20' },
    writes: { type: 'string', default: '3' },
    sockets: { type: 'string', default: '100' },
    port: { type: 'string', default: '4480' },
    env: { type: 'string', multiple: true, default: ['UV_THREADPOOL_SIZE=10'] },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const minutes = Number(positionals[0] ?? '10')
const port = Number(values.port)
const metricsPort = port + 1
const showEvery = 30_000

const postgres = await startPostgres({ dataDir: values.data, database: 'soak' })
const opened = openDatabase({
  url: postgres.url,
  poolSize: 2,
  statementTimeout: 60_000,
  onIdleError: () => undefined,
})
try {
  await migrate(opened)
  const talkers = await makeTalkers(opened.pool, Math.max(2, Number(values.sockets)))
  await opened.pool.query(`update person_plans set plan = 'business'`)
  await opened.pool.query(
    `update conversations set last_message_at = now() where last_message_at is null`,
  )
  const server = await startProduct(port, postgres.url, values.data, 1, {
    METRICS_PORT: String(metricsPort),
    ...Object.fromEntries(values.env.map((each) => each.split('='))),
  })
  try {
    await soak(talkers)
  } finally {
    await server.stop()
  }
} finally {
  await opened.close()
  await postgres.stop()
}

async function soak(talkers: Awaited<ReturnType<typeof makeTalkers>>): Promise<void> {
  const notes = makeNotes()
  const clients = talkers.map((talker) => new LiveClient(port, talker, notes))
  await Promise.all(clients.map(({ ready }) => ready))
  const calls = createSoakCalls(port, talkers)
  const statuses = new Map<string, number>()
  const keep = (call: SoakCall) => async () => {
    const status = await call().catch(() => 'none')
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
  }
  const stops = [
    every(1000 / Number(values.reads), keep(calls.read)),
    every(1000 / Number(values.writes), keep(calls.write)),
    every(1000, async () => clients[Math.floor(Math.random() * clients.length)]?.say('Hola')),
  ]
  say(line(['minute', 'rss', 'heap', 'external', 'buffers', 'malloc', 'answers', 'failed', 'load']))
  const end = performance.now() + minutes * 60_000
  const start = performance.now()
  while (performance.now() < end) {
    await show((performance.now() - start) / 60_000, statuses)
    await sleep(showEvery)
  }
  for (const stop of stops) stop()
  // What goes away once nobody asks any more.
  await sleep(showEvery)
  await show((performance.now() - start) / 60_000, statuses)
  for (const client of clients) client.close()
  say(`answers: ${JSON.stringify(Object.fromEntries(statuses))}`)
}

async function show(minute: number, statuses: ReadonlyMap<string, number>): Promise<void> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const figure = (name: string) => {
    const value = text.split('\n').find((each) => each.startsWith(`${name} `))
    return (Number(value?.split(' ').at(-1) ?? Number.NaN) / 1024 ** 2).toFixed(0)
  }
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  // A tenth of the pages asked for is made up.
  const good = [...statuses].filter(([status]) => /^[23]|404/.test(status))
  const failed = all - good.reduce((sum, [, count]) => sum + count, 0)
  say(
    line([
      minute.toFixed(1),
      figure('process_resident_memory_bytes'),
      figure('nodejs_heap_size_used_bytes'),
      figure('nodejs_external_memory_bytes'),
      figure('wepa_memory_bytes{kind="array_buffers"}'),
      figure('wepa_memory_bytes{kind="malloced"}'),
      String(all),
      String(failed),
      (loadavg()[0] ?? 0).toFixed(1),
    ]),
  )
}

/** Begins `work` at this pace, whether or not the last one has ended; the answer ends it. */
function every(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), milliseconds)
  return () => clearInterval(timer)
}

function line(cells: string[]): string {
  return cells.map((cell) => cell.padStart(9)).join('')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
