// Applies migrations to a database that people use meanwhile, through servers of this version and of the last one.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration as KyselyMigration } from 'kysely/migration'
import { type Patience, usualPatience, withPatience } from './migrating/lock-patience.ts'

/** A database of any tables: which ones there are is what migrations change. */
type AnyDatabase = Parameters<KyselyMigration['up']>[0]

export type Migration = {
  up: (db: AnyDatabase) => Promise<void>
  /**
   * For what PostgreSQL refuses inside a transaction, such as `createIndexConcurrently`. Every statement then
   * stands at once, and a try that fails is made again from the beginning: each must bear being run twice.
   */
  withoutTransaction?: true
}

export type MigrationOptions = Patience & {
  /**
   * Milliseconds that a statement waits for a lock. Whoever comes after it waits behind it, so this is also the
   * longest that a migration holds up reads of a table which somebody else has locked.
   */
  lockTimeout: number
  /** Hears of tries that fail and are made again, and of migrations that only a newer version knows. */
  onNotice: (fields: object, message: string) => void
}

const defaults: MigrationOptions = {
  lockTimeout: 400,
  ...usualPatience,
  onNotice: () => {},
}

/** What two migrators of any version both ask for. */
const migratorLock = 4_113_950_127

/**
 * Applies those of `migrations` that have not been, in their order, each in its own transaction unless it says
 * otherwise, one migrator at a time. Migrations that only a newer version knows are left alone. Answers the names
 * of what it applied.
 * @throws what a migration threw; those before it stand, and the next run goes on from there
 */
export async function runMigrations(
  db: AnyDatabase,
  migrations: Readonly<Record<string, Migration>>,
  options: Partial<MigrationOptions> = {},
): Promise<string[]> {
  const all = { ...defaults, ...options }
  return db.connection().execute(async (connection) => {
    await takeTurn(connection)
    try {
      await goBeforeAutovacuum(connection, all.lockTimeout)
      return await applyMissing(connection, migrations, all)
    } finally {
      // Where the connection is lost, all of it is gone with it; what is thrown is the reason.
      await giveBack(connection).catch(() => undefined)
    }
  })
}

/** The names of the migrations that have been applied, those of newer versions too; none in an empty database. */
export async function findAppliedMigrations(db: AnyDatabase): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from unnest(array['kysely_migration', 'applied_migrations']) name
    where to_regclass(name) is not null`.execute(db)
  const all = new Set<string>()
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.id(table.name)}`.execute(db)
    for (const { name } of rows) all.add(name)
  }
  return all
}

/**
 * Builds an index while people read and write: for migrations without a transaction. `index` is the whole
 * statement. A build that was interrupted leaves an invalid index behind, which only costs: it is dropped and
 * built anew. What the migration does afterwards waits for locks no longer than before.
 */
export async function createIndexConcurrently(
  db: AnyDatabase,
  name: string,
  index: string,
): Promise<void> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(
    db,
  )
  if (rows[0]?.isValid) return
  // It waits for transactions that began earlier, a dump for instance, and nobody waits behind it.
  const before = await setLockTimeout(db, '0')
  try {
    if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
    await sql.raw(index).execute(db)
  } finally {
    // Where the connection is lost, the setting is gone with it; what is thrown is the reason.
    await setLockTimeout(db, before).catch(() => undefined)
  }
}

/** For this connection. Answers what it was. */
async function setLockTimeout(db: AnyDatabase, time: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    with was as materialized (select current_setting('lock_timeout') as before)
    select before, set_config('lock_timeout', ${time}, false) from was`.execute(db)
  return rows[0]?.before ?? '0'
}

/** Asks again and again: a statement that waits would keep an index from being built concurrently. */
async function takeTurn(connection: AnyDatabase): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${migratorLock}) as "isMine"`.execute(connection)
    if (rows[0]?.isMine) return
    await wait(200)
  }
}

/**
 * Autovacuum gives way to whoever waits for it and looks for a deadlock, after a second as PostgreSQL is delivered: a
 * migration that gave up before would come again and again for as long as a large table is vacuumed, and hold people up
 * each time. Looking early also makes it the one that gives up in a deadlock with them. Superusers may, and who was
 * granted it.
 */
async function goBeforeAutovacuum(connection: AnyDatabase, lockTimeout: number): Promise<void> {
  const early = `${Math.max(1, Math.floor(lockTimeout / 4))}ms`
  await sql`
    select set_config('deadlock_timeout', ${early}, false)
    where has_parameter_privilege('deadlock_timeout', 'set')`.execute(connection)
}

async function giveBack(connection: AnyDatabase): Promise<void> {
  await sql`reset lock_timeout`.execute(connection)
  await sql`
    select set_config('deadlock_timeout', reset_val, false) from pg_settings
    where name = 'deadlock_timeout' and setting <> reset_val`.execute(connection)
  await sql`select pg_advisory_unlock(${migratorLock})`.execute(connection)
}

async function applyMissing(
  connection: AnyDatabase,
  migrations: Readonly<Record<string, Migration>>,
  options: MigrationOptions,
): Promise<string[]> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null
    )`.execute(connection)
  await sql`
    create table if not exists applied_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(connection)
  const applied = await findAppliedMigrations(connection)
  const newer = [...applied].filter((name) => !(name in migrations))
  if (newer.length > 0) options.onNotice({ newer }, 'the database belongs to a newer version too')
  const missing = Object.entries(migrations).filter(([name]) => !applied.has(name))
  for (const [name, migration] of missing) {
    await applyPatiently(connection, name, migration, options)
  }
  return missing.map(([name]) => name)
}

async function applyPatiently(
  connection: AnyDatabase,
  name: string,
  migration: Migration,
  options: MigrationOptions,
): Promise<void> {
  const onWait = (attempt: number, reason: string) =>
    options.onNotice({ migration: name, attempt, reason }, 'a migration waits for a lock')
  await withPatience({ ...options, onWait }, async () => {
    await setLockTimeout(connection, `${options.lockTimeout}ms`)
    await apply(connection, name, migration)
  })
}

async function apply(
  connection: AnyDatabase,
  name: string,
  { up, withoutTransaction }: Migration,
): Promise<void> {
  const run = async (db: AnyDatabase) => {
    await up(db)
    await note(db, name)
  }
  return withoutTransaction ? run(connection) : connection.transaction().execute(run)
}

/**
 * Up to 027 Kysely's own migrator did this. Where its table names what it does not know it refuses to start, and
 * with it every container of that version: later names stand in a table of ours.
 */
async function note(db: AnyDatabase, name: string): Promise<void> {
  if (name.slice(0, 3) > '027') {
    await sql`insert into applied_migrations (name) values (${name})`.execute(db)
    return
  }
  await sql`
    insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(db)
}
