// The trial's database: filled once and kept, and copied for each run, which leaves its marks there.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningPostgres } from '@wepa/sandbox/postgres'
import pg from 'pg'
import { fillConcepts } from '../../src/db/concepts.ts'
import { openDatabase } from '../../src/db/database.ts'
import { fill } from '../fill.ts'
import { fillAttributes } from '../fill-attributes.ts'
import { startDatabase } from '../postgres.ts'
import { multiplyAds } from './multiply-ads.ts'

export type TrialDatabase = { url: string; pid: number; close: () => Promise<void> }

const working = 'rollout_trial'
/** More ads are copies of these. */
const mostWritten = 50_000

/**
 * Starts PostgreSQL with `ads` ads on the tables of the version whose `src` is `sources`.
 * @param name tells the kept databases of different versions apart
 */
export async function startTrialDatabase(
  dataDir: string,
  { ads, sources, name }: { ads: number; sources: string; name: string },
): Promise<TrialDatabase> {
  const kept = `rollout_${name}_${ads}`
  const postgres = await startDatabase(dataDir, kept)
  await prepare(postgres, ads, sources)
  const admin = await connect(postgres.url.replace(kept, 'postgres'))
  await admin.query(`drop database if exists ${working} with (force)`)
  await admin.query(`create database ${working} template ${kept} strategy file_copy`)
  await admin.query('checkpoint')
  return {
    url: postgres.url.replace(kept, working),
    pid: postgres.pid,
    close: async () => {
      await admin.query(`drop database if exists ${working} with (force)`)
      await admin.end()
      await postgres.stop()
    },
  }
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** What a container of this version does first. */
export async function migrateBy(sources: string, url: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(sources, 'db/migrate.ts')], {
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  })
}

async function prepare({ url }: RunningPostgres, ads: number, sources: string): Promise<void> {
  await migrateBy(sources, url)
  const client = await connect(url)
  const { rows } = await client.query<{ count: number }>('select count(*)::int from listings')
  if ((rows[0]?.count ?? 0) < ads) {
    await client.query('truncate users, listings, photos, spelling restart identity cascade')
    const written = Math.min(ads, mostWritten)
    await fill(client, written, 0)
    await fillAttributes(client, written)
    if (ads > written) await multiplyAds(client, written, Math.ceil(ads / written))
    await client.query('vacuum analyze')
  }
  await client.end()
  // A timed job would do it for minutes: it is not what is measured.
  const opened = openDatabase({
    url,
    poolSize: 1,
    statementTimeout: 3_600_000,
    onIdleError: () => undefined,
  })
  await fillConcepts(opened.db, 3_600_000)
  await opened.close()
}
