// A release under load, and back: `pnpm --filter @wepa/api bench:rollout [--ads 1000000] [--minutes 5] [--rate 60]
// [--old <commit>] [--data folder]`. The new version is this one with the trial's migrations; the old one is this one,
// too, unless a commit is given. The filled database stays in the data folder for the next run.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { exitWhenInterrupted } from '../../test/at-exit.ts'
import { checkOut } from '../../test/faults/old-version.ts'
import { startSmtp } from '../../test/servers/smtp-server.ts'
import { createCalls } from './calls.ts'
import { checkWritten } from './check-written.ts'
import { connect, migrateBy, startTrialDatabase } from './database.ts'
import { createFleet } from './fleet.ts'
import { startPacedLoad } from './load.ts'
import { makeNewVersion } from './new-version.ts'
import { makePeople } from './people.ts'
import { judgePhases, listSlowest, measurePhases, tableOf } from './phases.ts'
import { beforeAll, rollOutAndBack } from './steps.ts'

const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '5' },
    rate: { type: 'string', default: '60' },
    old: { type: 'string' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const ads = Number(values.ads)

exitWhenInterrupted()
const oldVersion = values.old ? checkOut(values.old) : undefined
const old = oldVersion?.sources ?? join(import.meta.dirname, '../../src')
const database = await startTrialDatabase(values.data, {
  ads,
  sources: old,
  name: values.old?.slice(0, 8).toLowerCase() ?? 'this',
})
const smtp = await startSmtp({ delay: 10 })
const fleet = createFleet({
  DATABASE_URL: database.url,
  SMTP_URL: smtp.url,
  DATA_DIR: values.data,
})
try {
  process.exitCode = (await tryRollout()) ? 0 : 1
} finally {
  await fleet.close()
  await smtp.close()
  await database.close()
  oldVersion?.remove()
}

async function tryRollout(): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const people = await makePeople(pool)
  await pool.end()
  await fleet.start('old', old)
  const load = startPacedLoad(fleet.urls, createCalls(people, ads), Number(values.rate))
  const { phases, wrong } = await rollOutAndBack({
    fleet,
    versions: { old, newer: makeNewVersion() },
    migrate: (sources) => migrateBy(sources, database.url),
    minutes: Number(values.minutes),
    // What is still under way is left out until the end.
    onPhase: (phase) => say(tableOf(measurePhases([phase], load.answers)).at(-1) ?? ''),
  })
  await load.stop()
  const left = await fleet.end('old')
  const client = await connect(database.url)
  const { rows: times } = await client.query<{ name: string; at: Date }>(
    `select name, applied_at as at from applied_migrations where name like '99_-trial%' order by name`,
  )
  const rows = measurePhases(phases, load.answers)
  const all = [
    ...wrong,
    ...left,
    ...judgePhases(rows, beforeAll),
    ...(await checkWritten(client, load.answers)),
  ]
  await client.end()
  say('\nall of it:')
  for (const line of tableOf(rows)) say(line)
  for (const { name, at } of times) say(`${name} stood at ${at.toISOString()}`)
  const writes = load.answers.filter(({ written }) => written).length
  say(`${load.answers.length} calls, ${writes} of them wrote; ${ads.toLocaleString('en')} ads`)
  for (const line of listSlowest(phases, load.answers)) say(`  slowest: ${line}`)
  for (const line of all) say(`WRONG: ${line}`)
  return all.length === 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
