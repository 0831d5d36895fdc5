// A PostgreSQL of one suite alone, for what must not happen to the one that all suites share.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCluster } from '@wepa/sandbox/backup/copy-cluster'
import { giveTo } from '@wepa/sandbox/backup/stage-database'
import { type RunningPostgres, startPostgres } from '@wepa/sandbox/postgres'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { undoAtExit } from '../at-exit.ts'
import { signalAll } from './signal-all.ts'

export type OwnPostgres = {
  url: string
  /** The folder that holds the cluster. */
  clusterDir: string
  /** As a lost power line: nothing is written, no connection is closed in order. */
  kill: () => void
  /** Freezes it: connections stay open, and nothing is answered any more. */
  freeze: () => void
  thaw: () => void
  /** Starts it again after `kill` or `stop`. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Ends it and removes its files. */
  close: () => Promise<void>
}

/** Starts one with all migrations applied. About 2 s. `folder`: where its files lie, a new one unless told. */
export async function startOwnPostgres(
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<OwnPostgres> {
  const own = await startIn(folder ?? (await makeFolder()), settings, !folder)
  const opened = openDatabase({
    url: own.url,
    poolSize: 2,
    statementTimeout: 30_000,
    onIdleError: () => {},
  })
  await migrate(opened)
  await opened.close()
  return own
}

/** Starts a replica that follows it, from a copy of its files. About 3 s. */
export async function startStandby(
  primary: Pick<OwnPostgres, 'url' | 'clusterDir'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const dataDir = await makeFolder()
  const clusterDir = join(dataDir, 'postgres')
  const { signal } = new AbortController()
  await copyCluster({ url: primary.url, clusterDir: primary.clusterDir, signal }, clusterDir)
  // https://www.postgresql.org/docs/18/warm-standby.html#STANDBY-SERVER-SETUP
  await writeFile(join(clusterDir, 'standby.signal'), '')
  await chmod(clusterDir, 0o700)
  const { uid, gid } = await stat(primary.clusterDir)
  await giveTo(clusterDir, { uid, gid })
  return startIn(dataDir, { primary_conninfo: primary.url, ...settings }, true)
}

async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wepa-own-'))
}

async function startIn(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  removeOnClose: boolean,
): Promise<OwnPostgres> {
  const forget = undoAtExit(() => removeAll(dataDir))
  // As root the database runs under a lower account, which has to get in.
  await chmod(dataDir, 0o755)
  const boot = () => startPostgres({ dataDir, settings: { fsync: 'off', ...settings } })
  let server: RunningPostgres = await boot()
  return {
    url: server.url,
    clusterDir: server.clusterDir,
    kill: () => signalAll(server.pid, 'SIGKILL'),
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    start: async () => {
      server = await boot()
    },
    stop: () => server.stop(),
    close: async () => {
      signalAll(server.pid, 'SIGCONT')
      await server.stop()
      if (removeOnClose) await rm(dataDir, { recursive: true, force: true })
      forget()
    },
  }
}

/** Kills the server of this folder, also one that only starts, and removes its files and the folder of its socket. */
function removeAll(dataDir: string): void {
  const lines = readLock(dataDir)
  const pid = Number(lines[0])
  if (pid && commandOf(pid).includes(dataDir)) signalAll(pid, 'SIGKILL')
  // The data last: where another disk is mounted, its folder stays until that is gone.
  for (const folder of [lines[4], dataDir]) {
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The lines of the file in which PostgreSQL notes its number and where its socket lies; none before it does. */
function readLock(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    // It ended: another process may have its number some day.
    return ''
  }
}
