// Migrations of a table that is being vacuumed: on a server of its own, which vacuums at once and slowly.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startOwnPostgres } from '../../../test/servers/own-postgres.ts'
import { openDatabase } from '../database.ts'
import { runMigrations } from '../run-migrations.ts'

test('autovacuum gives way to a migration, at its first try', async () => {
  const postgres = await startOwnPostgres({ autovacuum_naptime: '1s' })
  const opened = openDatabase({
    url: postgres.url,
    poolSize: 2,
    statementTimeout: 60_000,
    onIdleError: () => {},
  })
  const db = opened.db.withoutPlugins()
  try {
    // A page takes it half a second.
    await sql`
      create table pages (id integer, text text) with (
        autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
        autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1
      )`.execute(db)
    await sql`
      insert into pages select n, repeat('x', 500) from generate_series(1, 20000) n`.execute(db)
    await sql`delete from pages where id % 2 = 0`.execute(db)
    const isVacuumed = () =>
      sql`select from pg_stat_progress_vacuum where relid = 'pages'::regclass`.execute(db)
    while ((await isVacuumed()).rows.length === 0) await wait(50)
    const addColumn = async (tx: typeof db) =>
      void (await sql`alter table pages add column name text`.execute(tx))
    // Less than the second after which it would give way by itself.
    const options = { attempts: 1, lockTimeout: 900 }
    expect(await runMigrations(db, { 'a-column': { up: addColumn } }, options)).toEqual([
      'a-column',
    ])
    const { rows } = await sql`
      select boot_val = setting as "isAsBefore" from pg_settings
      where name = 'deadlock_timeout'`.execute(db)
    expect(rows).toEqual([{ isAsBefore: true }])
  } finally {
    await opened.close()
    await postgres.close()
  }
}, 120_000)
