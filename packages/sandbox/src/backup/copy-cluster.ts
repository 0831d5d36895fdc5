// A copy of PostgreSQL's files while it runs: the low-level API of base backups
// (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP).
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withClient } from '../postgres/socket.ts'
import { Unfit } from '../unfit.ts'
import { copyFiles } from './copy-files.ts'

/** Folders that a starting server fills itself; they have to be there. */
export const emptied = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
/** What belongs to the running server, and what it makes anew. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|current_logfiles.*)$|(?:^|\/)(?:pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/
const controlFile = 'global/pg_control'
const slot = 'wepa_backup'

export type ClusterInUse = { url: string; clusterDir: string; signal: AbortSignal }

/**
 * Copies a running cluster to `target`, an empty folder. A server that is started there recovers to the end of the copy,
 * as after a power cut. Answers when that was: what was acknowledged before is in it.
 */
export function copyCluster(
  { url, clusterDir, signal }: ClusterInUse,
  target: string,
): Promise<Date> {
  return withClient(url, async (client) => {
    await holdWal(client)
    const first = await textOf(client, `pg_walfile_name(pg_backup_start('wepa', fast => true))`)
    await copyFiles(clusterDir, target, {
      signal,
      areLinksRefused: true,
      isLeftOut: (path) => emptied.includes(path) || path === controlFile || leftOut.test(path),
    })
    for (const folder of emptied) await mkdir(join(target, folder), { mode: 0o700 })
    // Last, so that it names no later checkpoint than the other files know of.
    await copyFiles(join(clusterDir, 'global'), join(target, 'global'), {
      signal,
      isLeftOut: (path) => path !== 'pg_control',
    })
    const { last, label, until } = await stop(client)
    await writeFile(join(target, 'backup_label'), label, { mode: 0o600, flush: true })
    await copyWal({ clusterDir, signal }, target, { first, last })
    return until
  })
}

/** Until this connection ends no WAL goes. @throws Unfit while another backup does so */
async function holdWal(client: Client): Promise<void> {
  await client
    .query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === '42710'
      throw isTaken ? new Unfit('Ya se está haciendo otra copia.') : error
    })
}

async function stop(client: Client): Promise<{ last: string; label: string; until: Date }> {
  // Takes up a new file of WAL: the last one is whole.
  const { rows } = await client.query<{ last: string; label: string; until: Date }>(
    `select pg_walfile_name(lsn) as last, labelfile as label, now() as until
     from pg_backup_stop(wait_for_archive => false)`,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL said nothing of the end of the backup')
  return row
}

/** The WAL from the first file to the last: within one backup, on one timeline, their names rise. */
async function copyWal(
  { clusterDir, signal }: Omit<ClusterInUse, 'url'>,
  target: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const from = join(clusterDir, 'pg_wal')
  const names = new Set(await readdir(from))
  if (!names.has(first) || !names.has(last)) throw new Error('WAL of the backup has gone')
  await copyFiles(from, join(target, 'pg_wal'), {
    signal,
    isLeftOut: (name) => !/^[0-9A-F]{24}$/.test(name) || name < first || name > last,
  })
}

async function textOf(client: Client, expression: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>(`select ${expression} as text`)
  return rows[0]?.text ?? ''
}
