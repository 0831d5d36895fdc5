// The door of the server: a private unix socket, and a loopback port where Node has no sockets (Windows).
import { chown, lstat, mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import { Unfit } from '../unfit.ts'
import type { Place } from './cluster.ts'
import { shortHash } from './short-hash.ts'

/** How to reach a running server. `host` is the socket's folder or a loopback address. */
export type Door = { host: string; port: number }

/** Only the end of a socket's name on unix, so it can be the same everywhere. */
export const socketPort = 54329

export const hasUnixSockets = process.platform !== 'win32'

/**
 * Makes the folder of the socket. It lies under /tmp because a socket's path is limited to about
 * 100 bytes and some shared folders cannot hold sockets; it must belong to the server's account,
 * so that nobody else can have put it there.
 */
export async function socketFolder(place: Place): Promise<string> {
  if (!hasUnixSockets) return '127.0.0.1'
  const uid = place.owner?.uid ?? process.getuid?.() ?? 0
  const folder = `/tmp/wepa-${uid}-${shortHash(place.clusterDir)}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  if (place.owner && found.uid === process.getuid?.()) {
    await chown(folder, place.owner.uid, place.owner.gid)
  } else if (!found.isDirectory() || found.uid !== uid) {
    throw new Unfit(`${folder} es de otra cuenta: bórrala y vuelve a empezar.`)
  }
  return folder
}

/** Connection string of one database behind the door. */
export function databaseUrl(door: Door, database: string): string {
  return `postgresql://wepa@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(door.host)}&port=${door.port}`
}

/** Makes the database when it is missing and answers its connection string. */
export async function ensureDatabase(door: Door, database: string): Promise<string> {
  await withClient(databaseUrl(door, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
  return databaseUrl(door, database)
}

/** Opens one connection, hands it out and closes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A server that goes away between two statements must not end this process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
