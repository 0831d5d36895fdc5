// What storms of pages do to calls: `pnpm --filter @wepa/api bench:storm [--rate 1000] [--seconds 10] [--factor 1]
// [--only cookies]`. Against a server of its own on loopback; the storm comes from a process of its own and ends
// by count and time. All of it has one address: `--factor 1` applies the limits of rate, a large one none of them.
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@wepa/sandbox/postgres'
import pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { fill } from './fill.ts'
import { openConnection } from './http-client.ts'
import { startProduct } from './servers.ts'
import { type StormKind, sendStorm, stormKinds } from './storm-sender.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    factor: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4580' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const ads = 2_000
const port = Number(values.port)
const seconds = Number(values.seconds)

const postgres = await startPostgres({ dataDir: values.data, database: 'storm' })
const client = new pg.Client(postgres.url)
await client.connect()
try {
  await prepare()
  const server = await startProduct(port, postgres.url, values.data, 1, {
    RATE_LIMIT_FACTOR: values.factor,
    UV_THREADPOOL_SIZE: '10',
  })
  try {
    await readCalls(3)
    say(['', 'reads', 'median ms', 'p99 ms', 'failed', 'sent/s', 'answers', 'load'])
    await show('calm', undefined)
    for (const kind of stormKinds) if (kind.includes(values.only)) await show(kind, kind)
    await show('calm again', undefined)
  } finally {
    await server.stop()
  }
} finally {
  await client.end()
  await postgres.stop()
}

async function prepare(): Promise<void> {
  const opened = openDatabase({
    url: postgres.url,
    poolSize: 1,
    statementTimeout: 600_000,
    onIdleError: () => undefined,
  })
  await migrate(opened)
  await opened.close()
  const { rows } = await client.query<{ count: number }>('select count(*)::int from listings')
  if (rows[0]?.count !== ads) {
    await client.query('truncate users, listings, photos, spelling restart identity cascade')
    await fill(client, ads)
  }
}

async function show(name: string, kind: StormKind | undefined): Promise<void> {
  const storm = kind && sendStorm({ port, kind, rate: Number(values.rate), seconds: seconds + 2 })
  // Until it blows.
  await sleep(1000)
  const { times, failed } = await readCalls(seconds)
  const blown = await storm
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  say([
    name,
    String(times.length),
    at(0.5),
    at(0.99),
    String(failed),
    blown ? String(Math.round(blown.perSecond)) : '-',
    blown ? JSON.stringify(blown.statuses) : '-',
    (loadavg()[0] ?? 0).toFixed(1),
  ])
}

/** Four readers who ask for lists and ads, each 50 ms after the last answer: far from what the server can do. */
async function readCalls(forSeconds: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + forSeconds * 1000
  const read = async (first: number) => {
    const ask = await openConnection(port)
    for (let turn = first; performance.now() < end; turn += 4) {
      const path =
        turn % 2 === 0 ? '/api/listings?sort=newest' : `/api/listings/${(turn % ads) + 1}`
      const asked = performance.now()
      if ((await ask(path)) !== 200) failed += 1
      times.push(performance.now() - asked)
      await sleep(50)
    }
    ask.close()
  }
  await Promise.all([0, 1, 2, 3].map(read))
  return { times, failed }
}

function say([first = '', ...rest]: string[]): void {
  process.stdout.write(`${first.padEnd(22)}${rest.map((cell) => cell.padStart(11)).join('')}\n`)
}
