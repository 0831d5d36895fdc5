// What a replica takes off the primary: `pnpm --filter @wepa/api bench:replicas [--ads 100000] [--seconds 20] [--rounds 2]
// [--writes 10]`. Visitors read as fast as they are answered while others write at a steady pace; a server without the
// replica and one with it take turns. All of it shares this machine, so what counts is the processor's time of each.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { exitWhenInterrupted } from '../../test/at-exit.ts'
import {
  type OwnPostgres,
  startOwnPostgres,
  startStandby,
} from '../../test/servers/own-postgres.ts'
import { type ServerProcess, startServer } from '../../test/servers/server-process.ts'
import { fill } from '../fill.ts'
import { fillAttributes } from '../fill-attributes.ts'
import { measure } from '../http-client.ts'
import { cpuOf } from '../live/processes.ts'
import { createReads, createWrites } from '../rollout/calls.ts'
import { startPacedLoad } from '../rollout/load.ts'
import { makePeople, type People } from '../rollout/people.ts'

const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    writes: { type: 'string', default: '10' },
  },
})
const ads = Number(values.ads)
const seconds = Number(values.seconds)
const connections = 4
/** Seconds in which a server that has just started does what is due of the timed work, and compiles. */
const warmUp = 15

/** Seconds of processor time in one measurement; `reads` are visitors' answers. */
type Spent = { primary: number; replica: number; server: number; reads: number; failures: number }

exitWhenInterrupted()
const dataDir = await mkdtemp(join(tmpdir(), 'wepa-replicas-'))
// Cleaning up after the fill is not what is measured.
const postgresSettings = { shared_buffers: '1GB', autovacuum: 'off' }
const primary = await startOwnPostgres(postgresSettings)
const people = await prepare()
const replica = await startStandby(primary, postgresSettings)
try {
  say(line(['', 'reads', 'reads/s', 'failed', 'primary', 'replica', 'server', 'load']))
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await measureServer('no replica', {})
    await measureServer('one replica', { DATABASE_REPLICA_URLS: replica.url })
  }
  say(
    'primary, replica, server: ms of processor time for 1,000 reads, beyond what the same writes take alone',
  )
} finally {
  await replica.close()
  await primary.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function prepare(): Promise<People> {
  const pool = new pg.Pool({ connectionString: primary.url, max: 1 })
  const client = await pool.connect()
  await fill(client, ads, 0)
  await fillAttributes(client, ads)
  client.release()
  const made = await makePeople(pool)
  await pool.end()
  return made
}

async function measureServer(
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startServer({
    DATABASE_URL: primary.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    ...settings,
  })
  const writing = startPacedLoad(() => [server.url], createWrites(people), Number(values.writes))
  try {
    await read(server, warmUp)
    const both = await spend(server, () => read(server, seconds))
    const writes = await spend(server, async () => {
      await wait(seconds * 1000)
      return { count: 0, failures: 0 }
    })
    show(name, writes, both)
  } finally {
    await writing.stop()
    server.child.kill('SIGTERM')
    await server.ended
  }
  const refused = writing.answers.filter(({ status }) => status !== 200 && status !== 201)
  if (refused.length > 0) say(`${refused.length} writes were refused`)
}

function read({ url }: ServerProcess, forSeconds: number) {
  const next = createReads(ads)
  return measure(Number(new URL(url).port), () => next().path, { connections, seconds: forSeconds })
}

async function spend(
  server: ServerProcess,
  work: () => Promise<{ count: number; failures: number }>,
): Promise<Spent> {
  const now = () => [postmasterOf(primary), postmasterOf(replica), server.child.pid ?? 0].map(cpuOf)
  const before = now()
  const { count, failures } = await work()
  const spent = now().map((each, at) => each - (before[at] ?? 0))
  const [ofPrimary = 0, ofReplica = 0, ofServer = 0] = spent
  return { primary: ofPrimary, replica: ofReplica, server: ofServer, reads: count, failures }
}

/** Its children, whose time is counted with its own, are all of PostgreSQL's processes. */
function postmasterOf({ clusterDir }: OwnPostgres): number {
  return Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function show(name: string, writes: Spent, both: Spent): void {
  const perThousand = (of: 'primary' | 'replica' | 'server') =>
    (((both[of] - writes[of]) / both.reads) * 1_000_000).toFixed(0)
  say(
    line([
      name,
      String(both.reads),
      (both.reads / seconds).toFixed(0),
      String(both.failures),
      perThousand('primary'),
      perThousand('replica'),
      perThousand('server'),
      (loadavg()[0] ?? 0).toFixed(1),
    ]),
  )
  const alone = [writes.primary, writes.replica, writes.server]
  say(
    `  the writes alone, ms a second: ${alone.map((each) => ((each / seconds) * 1000).toFixed(0)).join(', ')}`,
  )
}

function line([first = '', ...rest]: string[]): string {
  return first.padEnd(14) + rest.map((cell) => cell.padStart(10)).join('')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
