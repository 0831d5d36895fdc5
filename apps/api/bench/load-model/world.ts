// The databases of the load model and who is in them: ads, their sellers, and people who are signed in.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { READER_VERSION } from '@wepa/domain/attributes/version'
import { type RunningPostgres, startPostgres } from '@wepa/sandbox/postgres'
import pg from 'pg'
import { fillConcepts } from '../../src/db/concepts.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startStandby } from '../../test/servers/own-postgres.ts'
import { fill } from '../fill.ts'
import { fillAttributes } from '../fill-attributes.ts'
import { makeTalkers, type Talker } from '../live/people.ts'

export type Replica = { url: string; pid: number; close: () => Promise<void> }

export type World = {
  primary: RunningPostgres
  pool: pg.Pool
  /** How many ads there are, with ids from 1. */
  ads: number
  talkers: readonly Talker[]
  startReplica: () => Promise<Replica>
  /** Takes away what came in by the measurements; the ads stay for the next time. */
  close: () => Promise<void>
}

/** Of both databases alike: what is kept of the tables in memory, and WAL enough for a replica that just starts. */
const settings = { shared_buffers: '2GB', wal_keep_size: '2GB', max_wal_size: '4GB', fsync: 'on' }
const longest = 3_600_000

/** Starts the primary in `dataDir` with so many ads, which it keeps there, and makes people for this time. */
export async function openWorld(dataDir: string, ads: number, people: number): Promise<World> {
  const primary = await startPostgres({ dataDir, settings })
  // Standing alone it waits for nobody: the statements that fill take their time.
  const pool = new pg.Pool({ connectionString: primary.url, max: 2 })
  await prepare(primary.url, pool, ads)
  const talkers = await makeTalkers(pool, people)
  const ids = talkers.map(({ userId }) => userId)
  await pool.query(
    `insert into person_plans (user_id, plan) select unnest($1::integer[]), 'business'
     on conflict (user_id) do update set plan = excluded.plan`,
    [ids],
  )
  await pool.query('vacuum analyze')
  return {
    primary,
    pool,
    ads,
    talkers,
    startReplica: () => startReplica(primary),
    close: async () => {
      await pool.query('delete from users where id = any($1::integer[])', [ids])
      await pool.end()
      await primary.stop()
    },
  }
}

async function prepare(url: string, pool: pg.Pool, ads: number): Promise<void> {
  const opened = openDatabase({
    url,
    poolSize: 1,
    statementTimeout: longest,
    onIdleError: () => undefined,
  })
  await migrate(opened)
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from listings')
  if (rows[0]?.count !== ads) {
    await pool.query('truncate users, listings, photos, spelling restart identity cascade')
    const client = await pool.connect()
    await fill(client, ads)
    await fillConcepts(opened.db, longest)
    await fillAttributes(client, ads)
    // Or a timed job would read them all while something else is measured.
    await client.query('update listings set attributes_version = $1', [READER_VERSION])
    client.release()
  }
  await opened.close()
}

async function startReplica(primary: RunningPostgres): Promise<Replica> {
  const standby = await startStandby(primary, settings)
  // A server that runs names itself in its folder.
  const lock = await readFile(join(standby.clusterDir, 'postmaster.pid'), 'utf8')
  return { url: standby.url, pid: Number(lock.split('\n')[0]), close: standby.close }
}

/** Waits until the queue has nothing to do that is due: what a measurement has set off is over. */
export async function untilQueueRests(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from graphile_worker.jobs
       where locked_at is not null or (run_at <= now() and attempts = 0)`,
    )
    if (rows[0]?.due === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
}
