// The benchmark of what people do: `pnpm --filter @wepa/api bench:activities [--ads 100000] [--rows 1000000] [--calls 3000]`.
// Searches and views with and without noting them, turn by turn, since no machine is quiet; then the
// dashboard's own questions over `rows` people and activities.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SearchQuery } from '@wepa/domain/search/query'
import { startPostgres } from '@wepa/sandbox/postgres'
import pg from 'pg'
import { type Context, type MemberContext, visitorContext } from '../src/context.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { buildDeps } from '../src/deps.ts'
import { readEnv } from '../src/env.ts'
import { listRecentActivities } from '../src/features/activities/list-recent-activities.ts'
import { getAdminStats } from '../src/features/admin/get-admin-stats.ts'
import { getTrends } from '../src/features/admin/get-trends.ts'
import { listActiveSessions } from '../src/features/admin/list-active-sessions.ts'
import { listRecentUsers } from '../src/features/admin/list-recent-users.ts'
import { searchListings } from '../src/features/catalog/search-listings.ts'
import { trackView } from '../src/features/listings/views/track-view.ts'
import { createLog } from '../src/log.ts'
import { fillPeopleAndActivities } from './activities-fill.ts'
import { fill } from './fill.ts'

const { values: options } = parseArgs({
  options: {
    ads: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '3000' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const ads = Number(options.ads)
const calls = Number(options.calls)
const words = ['toyota', 'nevera', 'guagua', 'samsung', 'apto moderno', 'sofá', 'celular', 'gomas']
/** So many calls of one way, then of the other. */
const turn = 50

const postgres = await startPostgres({ dataDir: options.data, database: `activities_${ads}` })
const client = new pg.Client(postgres.url)
await client.connect()
await prepare()
const built = buildDeps(readEnv({ DATABASE_URL: postgres.url }), createLog('warn'))
const visit = { requestId: 'bench', ip: '203.0.113.7', userAgent: null }
const noting = visitorContext(built.deps, visit)
const silent: Context = { ...noting, activities: { note: () => undefined } }
try {
  await compare('search', searchOnce)
  await compare('view', viewOnce)
  const page = { limit: 50, cursor: null }
  await time('stats', () => getAdminStats(noting))
  await time('trends of 30 days', () => getTrends(noting))
  await time('recent users', () => listRecentUsers(noting, page))
  await time('active sessions', () => listActiveSessions(noting, page))
  await time('recent activities', () => listRecentActivities(noting, page))
} finally {
  await built.close()
  await client.end()
  await postgres.stop()
}

async function prepare(): Promise<void> {
  const opened = openDatabase({
    url: postgres.url,
    poolSize: 1,
    statementTimeout: 3_600_000,
    onIdleError: () => undefined,
  })
  await migrate(opened)
  await opened.close()
  const { rows } = await client.query('select exists (select from listings) as "isFilled"')
  if (!rows[0]?.isFilled) await fill(client, ads)
  await fillPeopleAndActivities(client, Number(options.rows))
}

async function searchOnce(ctx: Context, i: number): Promise<void> {
  await searchListings(ctx, SearchQuery.parse({ search: words[i % words.length] }))
}

/** Each call another person and ad, so that each counts. */
async function viewOnce(ctx: Context, i: number): Promise<void> {
  const session = {
    id: 0,
    userId: 1 + Math.floor(Math.random() * (ads / 5)),
    role: 'user',
  } as const
  const viewer: MemberContext = { ...ctx, session }
  await trackView(viewer, { id: 1 + ((i * 7919) % ads) }).catch(() => undefined)
}

async function compare(name: string, call: (ctx: Context, i: number) => Promise<void>) {
  const times: [number[], number[]] = [[], []]
  for (let i = 0; i < turn * 4; i++) await call(silent, i)
  for (let i = 0; i < calls * 2; i++) {
    const side = Math.floor(i / turn) % 2 === 0 ? 0 : 1
    const start = performance.now()
    await call(side === 0 ? silent : noting, i)
    times[side].push(performance.now() - start)
  }
  say(`${name}, not noted`, times[0])
  say(`${name}, noted`, times[1])
}

async function time(name: string, call: () => Promise<unknown>) {
  const times: number[] = []
  for (let i = 0; i < 10; i++) {
    // Answers that are remembered are made anew.
    noting.clock = { now: () => new Date(Date.now() + i * 60_000) }
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  say(name, times)
}

function say(name: string, times: number[]): void {
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)
  process.stdout.write(`${name.padEnd(24)} median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}
