// Migrations beside servers that answer people, older ones among them.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { request } from '../../test/http.ts'
import { holdTransaction } from '../../test/locks/hold-transaction.ts'
import { isMigrated, migrate, migrationNames } from './migrate.ts'
import { createIndexConcurrently, type Migration, runMigrations } from './run-migrations.ts'

let suite: Suite
let db: Parameters<typeof runMigrations>[0]
beforeAll(async () => {
  suite = await startSuite()
  db = suite.database.db.withoutPlugins()
})
beforeEach(async () => {
  await sql`drop table if exists things`.execute(db)
  await sql`create table things (id integer not null)`.execute(db)
  await sql`insert into things values (1), (2)`.execute(db)
})
afterAll(() => suite.close())

const applied = async (like: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from applied_migrations where name like ${like} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await wait(10)
}
const statement = (text: string): Migration => ({
  up: async (tx) => void (await sql.raw(text).execute(tx)),
})

test('a server starts beside a database that a newer one has migrated', async () => {
  await sql`insert into applied_migrations values ('999-of-a-newer-server')`.execute(db)
  const notices: object[] = []
  expect(await migrate(suite.database, (fields) => notices.push(fields))).toEqual([])
  expect(notices).toEqual([{ newer: ['999-of-a-newer-server'] }])
  expect(await isMigrated(suite.deps.db)).toBe(true)
  expect((await request(await suite.app(), 'GET', '/readyz')).status).toBe(200)
})

test("a version with Kysely's own migrator starts beside this one", async () => {
  // As it stood in `migrate.ts` up to migration 027.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = Object.fromEntries(
    migrationNames
      .filter((name) => name.slice(0, 3) <= '027')
      .map((name) => [name, { up: async () => {} }]),
  )
  expect(rows).toHaveLength(Object.keys(known).length)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    allowUnorderedMigrations: true,
  })
  expect(await migrator.migrateToLatest()).toEqual({ results: [] })
})

test('a migration behind a long reader lets the others read, and is made when it can be', async () => {
  const reading = db.transaction().execute(async (tx) => {
    await sql`select from things`.execute(tx)
    await wait(4000)
  })
  await wait(100)
  const migrating = runMigrations(db, {
    'a-column': statement('alter table things add column name text'),
  })
  const waits: number[] = []
  let isReading = true
  void reading.then(() => {
    isReading = false
  })
  while (isReading) {
    const since = performance.now()
    await sql`select id from things`.execute(db)
    waits.push(performance.now() - since)
    await wait(20)
  }
  expect(waits.length).toBeGreaterThan(3)
  // Without a lock timeout one of them would wait for as long as the reader reads.
  expect(Math.max(...waits)).toBeLessThan(2500)
  expect(await migrating).toEqual(['a-column'])
  await sql`select name from things`.execute(db)
})

test('a migration that fails leaves nothing of itself, and those before it stand', async () => {
  const [first, last] = [statement('create table before_it ()'), statement('select 1')]
  const broken = statement('create table half (); select 1 / 0')
  await expect(
    runMigrations(db, { 'b-1': first, 'b-2': broken, 'b-3': last }),
  ).rejects.toMatchObject({ code: '22012' })
  expect(await applied('b-%')).toEqual(['b-1'])
  expect((await sql`select to_regclass('half') as half`.execute(db)).rows).toEqual([{ half: null }])

  const mended = statement('create table half ()')
  expect(await runMigrations(db, { 'b-1': first, 'b-2': mended, 'b-3': last })).toEqual([
    'b-2',
    'b-3',
  ])
})

test('a migration whose lock nobody gives up is given up itself, and leaves nothing', async () => {
  const letGo = await holdTransaction(db, sql`select from things`)
  // The first is of what other tests have applied.
  const notices: object[] = []
  const migrating = runMigrations(
    db,
    { 'f-column': statement('alter table things add column name text') },
    { lockTimeout: 20, pause: 1, attempts: 3, onNotice: (fields) => notices.push(fields) },
  )
  const error = await migrating.then(String, (reason: Error) => reason.cause)
  await letGo()
  expect(error).toMatchObject({ code: '55P03' })
  expect(notices.slice(1)).toEqual([
    expect.objectContaining({ migration: 'f-column', attempt: 1, reason: '55P03' }),
    expect.objectContaining({ migration: 'f-column', attempt: 2, reason: '55P03' }),
  ])
  expect(await applied('f-%')).toEqual([])
  await expect(sql`select name from things`.execute(db)).rejects.toMatchObject({ code: '42703' })
})

test('what follows an index in a migration does not wait any longer for its locks', async () => {
  let timeout: unknown
  const index: Migration = {
    withoutTransaction: true,
    up: async (connection) => {
      await createIndexConcurrently(
        connection,
        'things_in_order',
        'create index concurrently things_in_order on things (id)',
      )
      timeout = (await sql`show lock_timeout`.execute(connection)).rows[0]
    },
  }
  await runMigrations(db, { 'g-index': index }, { lockTimeout: 321 })
  expect(timeout).toEqual({ lock_timeout: '321ms' })
})

test('a migrator that is killed over an index leaves it to the next one', async () => {
  const letGo = await holdTransaction(db, sql`insert into things values (3)`)
  const index: Migration = {
    withoutTransaction: true,
    up: (connection) =>
      createIndexConcurrently(
        connection,
        'things_late',
        'create index concurrently things_late on things (id)',
      ),
  }
  const killed = runMigrations(db, { 'h-index': index }).then(
    () => 'made',
    () => 'killed',
  )
  const isBuilding = () =>
    sql`select from pg_index where indexrelid = to_regclass('things_late')`.execute(db)
  await until(async () => (await isBuilding()).rows.length > 0)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'create index concurrently things_late on things (id)'`.execute(db)
  const fate = await killed
  await letGo()
  expect(fate).toBe('killed')
  const stateOf = () =>
    sql`select indisvalid as "isValid" from pg_index
      where indexrelid = to_regclass('things_late')`.execute(db)
  expect((await stateOf()).rows).toEqual([{ isValid: false }])

  expect(await runMigrations(db, { 'h-index': index })).toEqual(['h-index'])
  expect((await stateOf()).rows).toEqual([{ isValid: true }])
})

test('an index that was left half built is dropped and built anew', async () => {
  const unique: Migration = {
    withoutTransaction: true,
    up: (connection) =>
      createIndexConcurrently(
        connection,
        'things_once',
        'create unique index concurrently things_once on things (id)',
      ),
  }
  const isValid = async () => {
    const { rows } = await sql`
      select indisvalid as "isValid" from pg_index
      where indexrelid = to_regclass('things_once')`.execute(db)
    return rows
  }
  await sql`insert into things values (2)`.execute(db)
  await expect(runMigrations(db, { 'c-index': unique })).rejects.toMatchObject({ code: '23505' })
  expect(await isValid()).toEqual([{ isValid: false }])
  expect(await applied('c-%')).toEqual([])

  await sql`delete from things where id = 2`.execute(db)
  expect(await runMigrations(db, { 'c-index': unique })).toEqual(['c-index'])
  expect(await isValid()).toEqual([{ isValid: true }])
})

test('an index is built behind a long transaction, and nobody waits for it', async () => {
  // A dump keeps one view of everything for as long as it takes.
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let dumping: Promise<void> = Promise.resolve()
  await new Promise<void>((begun, failed) => {
    dumping = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`select from things`.execute(tx)
        begun()
        await ended
      })
    dumping.catch(failed)
  })
  const index: Migration = {
    withoutTransaction: true,
    up: (connection) =>
      createIndexConcurrently(
        connection,
        'things_by_id',
        'create index concurrently things_by_id on things (id)',
      ),
  }
  const notices: object[] = []
  const migrating = runMigrations(
    db,
    { 'd-index': index },
    { onNotice: (fields) => notices.push(fields) },
  )
  try {
    await wait(300)
    await sql`insert into things values (3)`.execute(db)
    expect(await applied('d-%')).toEqual([])
  } finally {
    end()
  }
  await dumping
  expect(await migrating).toEqual(['d-index'])
  expect(notices).not.toContainEqual(expect.objectContaining({ migration: 'd-index' }))
})

test('two migrators take turns: what the first does the second does not begin', async () => {
  let runs = 0
  const slow: Migration = {
    up: async (tx) => {
      runs += 1
      await sql`select pg_sleep(0.5)`.execute(tx)
    },
  }
  const both = await Promise.all([
    runMigrations(db, { 'e-slow': slow }),
    runMigrations(db, { 'e-slow': slow }),
  ])
  expect(runs).toBe(1)
  expect(both.flat()).toEqual(['e-slow'])
})
