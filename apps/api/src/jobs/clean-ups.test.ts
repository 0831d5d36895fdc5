// What the clean-ups read where nothing is to be taken: with the tables' growth it must stay the same.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import type { Deps } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { forgetOldActivities } from '../features/activities/forget-old-activities.ts'
import { forgetOldEvents } from '../features/analytics/forget-old-events.ts'
import { forgetIdleSessions } from '../features/auth/forget-idle-sessions.ts'
import { forgetOldAnswers } from '../features/idempotency/forget-old-answers.ts'
import { forgetSentMails } from '../features/mail/forget-sent-mails.ts'
import { forgetOldNotifications } from '../features/notifications/forget-old-notifications.ts'
import { forgetOldHits } from '../features/saved-searches/alerts/forget-old-hits.ts'

const rows = 12_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
  const { id } = await suite.makeUser()
  const fill = (into: string, values: string) =>
    suite.database.pool.query(
      `insert into ${into} select ${values} from generate_series(1, ${rows}) n`,
    )
  const age = `now() - n * interval '1 second'`
  await fill(
    'sessions (user_id, token_hash, last_activity_at)',
    `${id}, sha256(n::text::bytea), ${age}`,
  )
  await fill('idempotency_keys (scope, key, fingerprint, created_at)', `'s', n, 'f', ${age}`)
  await fill('activities (action, created_at)', `'search', ${age}`)
  await fill(
    'mails (recipient, subject, created_at, sent_at)',
    `n || '@ejemplo.pr', 'Hola', ${age}, ${age}`,
  )
  // Unread for half a year: they stay, and are no business of a clean-up.
  await fill(
    'notifications (user_id, type, title, message, created_at)',
    `${id}, 'other', 'Aviso', 'x', now() - interval '180 days' + n * interval '1 second'`,
  )
  await fill('saved_search_hits (listing_id, search_id, found_at)', `n, 1, ${age}`)
  await suite.database.pool.query(
    `with ad as (insert into listings (user_id, category_id, title, description)
       values (${id}, 1, 'Solar', 'x') returning id)
     insert into business_analytics (listing_id, event_date, event_type, source)
     select ad.id, current_date - n % 60, 'view', n::text from ad, generate_series(1, ${rows}) n`,
  )
  await suite.database.pool.query('vacuum analyze')
})
afterAll(() => suite.close())

test.each<[string, (ctx: Deps) => Promise<unknown>]>([
  ['sessions', forgetIdleSessions],
  ['idempotency_keys', forgetOldAnswers],
  ['mails', forgetSentMails],
  ['notifications', forgetOldNotifications],
  ['business_analytics', forgetOldEvents],
  ['saved_search_hits', forgetOldHits],
])('%s: nothing is read of what stays', async (table, forget) => {
  // To plan a statement PostgreSQL itself looks at the ends of an index.
  expect(await readBy(table, forget)).toBeLessThan(10)
})

test('activities: only the oldest are looked at', async () => {
  const read = await readBy('activities', (ctx) => forgetOldActivities(ctx))
  // PostgreSQL counts at all: without it every test here would pass.
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThanOrEqual(5001)
})

test('more than one part goes in one run', async () => {
  const { pool } = suite.database
  await pool.query(`update sessions set last_activity_at = now() - interval '31 days'`)
  await pool.query(`update idempotency_keys set created_at = now() - interval '2 days'`)
  await pool.query(`update mails set sent_at = now() - interval '31 days'`)
  expect(await forgetIdleSessions(suite.deps)).toBe(rows)
  expect(await forgetOldAnswers(suite.deps)).toBe(rows)
  expect(await forgetSentMails(suite.deps)).toBe(rows)
})

/** How many rows of a table a clean-up reads, as PostgreSQL counts it for the transaction. */
async function readBy(table: string, forget: (ctx: Deps) => Promise<unknown>): Promise<number> {
  return inTransaction(suite.deps, async (tx) => {
    const before = await readSoFar(tx, table)
    await forget(tx)
    return (await readSoFar(tx, table)) - before
  })
}

async function readSoFar({ db }: Pick<Deps, 'db'>, table: string): Promise<number> {
  const { rows: counted } = await sql<{ read: number }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = ${table}`.execute(db)
  return counted[0]?.read ?? 0
}
