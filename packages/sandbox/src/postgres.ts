// Real PostgreSQL on this machine, from npm packages, without an installation or another account.
import { createCluster, placeCluster } from './postgres/cluster.ts'
import { findNative } from './postgres/native.ts'
import { adoptPostmaster, bootPostmaster, stopPostmaster } from './postgres/postmaster.ts'
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
  const say = options.say ?? (() => {})
  const place = await placeCluster(options.dataDir, say)
  const native = await findNative(place, say)
  const socketDir = await socketFolder(place)
  const server = { ...place, native, socketDir, settings: options.settings ?? {} }

  const adopted = await adoptPostmaster(server)
  if (!adopted) await createCluster(server)
  const running = adopted ?? (await bootPostmaster(server))
  const url = await ensureDatabase(running, options.database ?? 'wepa')

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopPostmaster(server)
    return stopping
  }
  return { url, clusterDir: place.clusterDir, wasAdopted: !!adopted, pid: running.pid, stop }
}
