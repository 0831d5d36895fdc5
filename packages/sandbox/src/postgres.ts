// Real PostgreSQL on this machine, from npm packages, without an installation or another account.
import { createCluster, placeCluster } from './postgres/cluster.ts'
import { findNative } from './postgres/native.ts'
import {
  adoptPostmaster,
  bootPostmaster,
  type Postmaster,
  type Server,
  stopPostmaster,
} from './postgres/postmaster.ts'
import { ensureDatabase, socketFolder } from './postgres/socket.ts'

export type PostgresOptions = {
  /** Folder of the product's data; the cluster lies in `postgres/` below it. */
  dataDir: string
  /** Name of the database that `url` leads to; made when missing. */
  database?: string
  /** Settings of the server on top of the defaults, such as `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>
  /** Hears what a person should know: where the data lies when not where they asked for. */
  say?: (line: string) => void
}

export type RunningPostgres = {
  /** Connection string over a private unix socket. */
  url: string
  /** The folder that really holds the cluster. */
  clusterDir: string
  /** True when a server that outlived its launcher was found and taken over. */
  wasAdopted: boolean
  /** Process id of the postmaster. */
  pid: number
  /** Ends the server after its transactions are safe on disk. Calling it again does nothing. */
  stop: () => Promise<void>
}

/**
 * Starts the cluster of `dataDir`, making it on the first call (0.6 to 0.9 s; later 50 ms).
 * A server that survived a killed launcher is adopted; a lock left by a dead one is removed.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const server = await serverOf(options)
  const adopted = await adoptPostmaster(server)
  if (!adopted) await createCluster(server)
  const running = adopted ?? (await bootPostmaster(server))
  return runningServer(server, running, { ...options, wasAdopted: adopted !== undefined })
}

/** The server of `dataDir` where one runs; undefined where none does. */
export async function adoptPostgres(
  options: PostgresOptions,
): Promise<RunningPostgres | undefined> {
  const server = await serverOf(options)
  const running = await adoptPostmaster(server)
  return running && runningServer(server, running, { ...options, wasAdopted: true })
}

async function serverOf(options: PostgresOptions): Promise<Server> {
  const say = options.say ?? (() => {})
  const place = await placeCluster(options.dataDir, say)
  const native = await findNative(place, say)
  const socketDir = await socketFolder(place)
  return { ...place, native, socketDir, settings: options.settings ?? {} }
}

async function runningServer(
  server: Server,
  running: Postmaster,
  { database = 'wepa', wasAdopted }: PostgresOptions & { wasAdopted: boolean },
): Promise<RunningPostgres> {
  const url = await ensureDatabase(running, database)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopPostmaster(server)
    return stopping
  }
  return { url, clusterDir: server.clusterDir, wasAdopted, pid: running.pid, stop }
}
