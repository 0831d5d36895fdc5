// The benchmark of alerts: `pnpm --filter @wepa/api bench:alerts [--searches 100000] [--ads 1000]`.
// New ads against saved searches by the rule that the job runs, and the naive way on a sample, which
// must find the same. The filled database stays in the data folder for the next run.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { tellDueAlerts } from '../../src/features/saved-searches/alerts/tell-due-alerts.ts'
import { createLog } from '../../src/log.ts'
import { startDatabase } from '../postgres.ts'
import { fillSearches, publishAds } from './fill.ts'
import { match } from './match.ts'
import { compareWithNaive } from './naive.ts'

const { values: options } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    ads: { type: 'string', default: '1000' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const searches = Number(options.searches)
const ads = Number(options.ads)

const postgres = await startDatabase(options.data, `alerts_${searches}`)
const opened = openDatabase({
  url: postgres.url,
  poolSize: 4,
  statementTimeout: 3_600_000,
  onIdleError: () => undefined,
})
try {
  await migrate(opened)
  const ctx = {
    db: opened.db,
    clock: { now: () => new Date() },
    log: createLog('warn'),
    live: { publish: () => undefined, listen: () => undefined, close: async () => undefined },
    settings: {
      isProduction: true,
      baseUrl: 'http://localhost:3000',
      picturesOrigin: null,
      webDist: '',
      trustProxy: false,
      visitShare: 0.1,
      searchCache: 0,
      cdnPages: 0,
      followersWait: 300_000,
      sandboxUrl: null,
    },
  }
  await fillSearches(ctx, opened.pool, searches)
  const ids = await publishAds(opened.pool, ads)
  const matched = await match(ctx, ids)
  show([
    ['searches', searches.toLocaleString('en')],
    ['new ads', ads.toLocaleString('en')],
    ['seconds in all', matched.seconds.toFixed(1)],
    ['ms for an ad, median', matched.median.toFixed(1)],
    ['ms for an ad, p99', matched.p99.toFixed(1)],
    ['candidates for an ad', Math.round(matched.candidates).toLocaleString('en')],
    ['matches', matched.matches.toLocaleString('en')],
    ['memory, MB before', matched.memory.before.toFixed(0)],
    ['memory, MB after', matched.memory.after.toFixed(0)],
  ])
  const start = performance.now()
  await tellDueAlerts(ctx)
  show([['told for a second', Math.round(500_000 / (performance.now() - start)).toString()]])
  const naive = await compareWithNaive(ctx, ids)
  show([
    ['naive, ms for an ad', naive.perAd.toFixed(0)],
    ['naive, seconds in all', ((naive.perAd * ads) / 1000).toFixed(0)],
    ['ads compared', String(naive.ads)],
    ['searches compared', String(naive.searches)],
    ['matches compared', naive.matches.toLocaleString('en')],
    ['differences', String(naive.differences)],
  ])
  if (naive.differences > 0) process.exitCode = 1
} finally {
  await opened.close()
  await postgres.stop()
}

function show(lines: [string, string][]): void {
  for (const [name, value] of lines) {
    process.stdout.write(`${name.padEnd(28)}${value.padStart(14)}\n`)
  }
}
