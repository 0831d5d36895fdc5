// Who answers a read that may be a moment old: a replica that has come far enough, else the primary.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import {
  type Database,
  databaseOver,
  type OpenDatabase,
  openDatabase,
  type ReadDatabase,
} from '../database.ts'
import { openPool, type PoolOptions } from '../pool.ts'
import { readLsn } from './lsn.ts'
import type { PrimaryState } from './primary-track.ts'
import { noteWrites } from './recent-writes.ts'
import { type ReplicaState, watchReplicas } from './replica-watch.ts'
import { connectWithFallback } from './with-fallback.ts'

export type Readers = {
  /** The database itself, for the few reads that must not be old. */
  primary: ReadDatabase
  /**
   * The replicas, for reads alone, if they have replayed everything up to `needed` (the text of an LSN; null: nothing in
   * particular), else the primary. A replica that goes away meanwhile is stood in for by the primary.
   */
  choose: (needed: string | null) => ReadDatabase
  /**
   * Whether the primary answers nobody, asked now: past a pooler, whose connections may all be busy while others write.
   * Takes a second at most. False where there is no replica.
   */
  isPrimaryAway: () => Promise<boolean>
  /** Notes that these accounts have just written. Never throws: what was written stands. */
  noteWrites: (userIds: readonly number[]) => Promise<void>
  /** How each replica stands, in the order of the settings. */
  states: () => ReplicaState[]
  close: () => Promise<void>
}

/** Of a database without replicas. */
export function noReplicas(db: Database): Readers {
  return {
    primary: db,
    choose: () => db,
    isPrimaryAway: async () => false,
    noteWrites: async () => {},
    states: () => [],
    close: async () => {},
  }
}

export type ReaderOptions = {
  primary: OpenDatabase
  primaryUrl: string
  /** The same past a pooler: where all of that one's connections are busy, the primary would look as if it were away. */
  directUrl?: string
  /** Each leads to one server: of what a balancer chooses nobody could say how far it has come. */
  urls: readonly string[]
  pool: Omit<PoolOptions, 'url'>
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

/** Opens the pools of the replicas and watches them; nothing waits for one that does not answer. */
export function openReaders({
  primary,
  primaryUrl,
  directUrl = primaryUrl,
  urls,
  pool,
  log,
}: ReaderOptions): Readers {
  const replicas = urls.map((url) => openDatabase({ ...pool, url }))
  // Of their own: where all others are busy, a server would look as if it were away. Not watched: ten questions a second
  // would make the statements of people look faster than they are.
  const openProbe = (url: string, own?: Pick<PoolOptions, 'idleTimeout'>) =>
    openPool({ ...pool, url, poolSize: 1, connectionTimeout: 1000, watch: undefined, ...own })
  const primaryProbe = openProbe(primaryUrl)
  // Rarely asked, and one more connection to the primary for each process.
  const directProbe =
    directUrl === primaryUrl ? undefined : openProbe(directUrl, { idleTimeout: 1000 })
  const replicaProbes = urls.map((url) => openProbe(url))
  /** Where the addresses name every server: one that leads can be asked past a pooler without another connection. */
  let leading: pg.Pool | undefined
  const askReplicaBy = async (probe: pg.Pool) => {
    const answer = askReplica(probe)
    const lsn = await answer.catch(() => undefined)
    if (lsn === null) leading = probe
    else if (leading === probe) leading = undefined
    return answer
  }
  const watch = watchReplicas({
    askPrimary: () => askInTurn(primaryProbe, () => leading ?? directProbe),
    askReplicas: replicaProbes.map((probe) => () => askReplicaBy(probe)),
    onChange: (number, isUsed) =>
      log.warn(
        { replica: number + 1 },
        isUsed ? 'a replica answers reads' : 'a replica is left out: it is away, or too far behind',
      ),
  })
  const connectNext = async () => {
    const number = watch.next()
    const replica = number === undefined ? undefined : replicas[number]?.connections
    if (!replica) return primary.connections.connect()
    return connectWithFallback({
      replica,
      primary: primary.connections,
      onWrite: (err) => log.error({ err }, 'something was written where only reads are expected'),
    })
  }
  const reader = databaseOver({ options: {}, connect: connectNext, end: async () => {} })
  return {
    primary: primary.db,
    choose: (needed) =>
      watch.isReady(needed === null ? null : readLsn(needed)) ? reader : primary.db,
    isPrimaryAway: watch.isPrimaryAway,
    noteWrites: (userIds) =>
      noteWrites(primary.db, userIds).catch((err) =>
        log.warn({ err }, 'a write was not noted: its writer may read stale data for a moment'),
      ),
    states: watch.states,
    close: async () => {
      await watch.close()
      await Promise.all([primaryProbe, directProbe, ...replicaProbes].map((probe) => probe?.end()))
      await Promise.all(replicas.map(({ close }) => close()))
    },
  }
}

/** Milliseconds that a pooler has before the primary is asked past it. */
const POOLER_PATIENCE = 300

/** `past` is asked for when the pooler is late: who leads may have been found by then. */
async function askInTurn(probe: pg.Pool, past: () => pg.Pool | undefined): Promise<PrimaryState> {
  const ending = new AbortController()
  const askPast = async () => {
    await wait(POOLER_PATIENCE, undefined, { signal: ending.signal, ref: false })
    const other = past()
    if (!other) throw new Error('there is no other way to the primary')
    return askPrimary(other)
  }
  try {
    return await Promise.any([askPrimary(probe), askPast()])
  } finally {
    ending.abort()
  }
}

/**
 * A run ends also when a crash of one connection's process makes PostgreSQL recover and lose what is unlogged: then it
 * counts anew, too.
 */
async function askPrimary(probe: pg.Pool): Promise<PrimaryState> {
  const row = await ask<{ lsn: string; run: string }>(
    probe,
    `select pg_current_wal_lsn()::text as lsn, concat(pg_postmaster_start_time(), ' ', stats_reset) as run
     from pg_stat_bgwriter`,
  )
  return { lsn: readLsn(row.lsn), run: row.run }
}

/** null unless in recovery: the current primary is never used as a replica. */
async function askReplica(probe: pg.Pool) {
  const { lsn } = await ask<{ lsn: string | null }>(
    probe,
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`,
  )
  return lsn === null ? null : readLsn(lsn)
}

async function ask<Row extends object>(probe: pg.Pool, text: string): Promise<Row> {
  const row = (await probe.query<Row>(text)).rows[0]
  if (!row) throw new Error('no answer')
  return row
}
