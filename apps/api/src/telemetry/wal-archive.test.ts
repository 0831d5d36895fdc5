import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { isArchiveFailing } from './wal-archive.repo.ts'

/** What PostgreSQL says of its archive: when it last succeeded, and when it last failed. */
const cases: [string, string | null, string | null, boolean][] = [
  ['it only ever failed', null, '2026-11-28 12:00', true],
  ['it failed, and has not succeeded since', '2026-11-28 11:59', '2026-11-28 12:00', true],
  ['it failed once, and succeeded since', '2026-11-28 12:01', '2026-11-28 12:00', false],
  ['it only ever succeeded', '2026-11-28 12:01', null, false],
  ['nothing was archived yet', null, null, false],
]

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test.each(cases)('%s', async (_, archived, failed, fails) => {
  await suite.deps.db.transaction().execute(async (tx) => {
    // Temporary tables come before the views of PostgreSQL.
    const moments = sql`${archived}::timestamptz as last_archived_time, ${failed}::timestamptz as last_failed_time`
    await sql`create temporary table pg_stat_archiver on commit drop as select ${moments}`.execute(
      tx,
    )
    expect(await isArchiveFailing(tx)).toBe(fails)
  })
})

test('the view itself can be read by whoever owns the database', async () => {
  expect(await isArchiveFailing(suite.deps.db)).toBe(false)
})
