// Whether a database that came from a backup can be read, and the pictures it names are there.
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Client } from 'pg'
import { withClient } from '../postgres/socket.ts'
import { exists } from './copy-files.ts'

export type Contents = {
  tables: number
  rows: number
  /** Photos that rows name, and how many of them have no file. */
  photos: number
  missing: number
}

type Check = {
  url: string
  /** The folder of the pictures, null where they are elsewhere. */
  uploads: string | null
  signal: AbortSignal
}

/** Reads every page of every table, of long texts and of PostgreSQL's own: the sum of each is checked. */
export function checkContents({ url, uploads, signal }: Check): Promise<Contents> {
  return withClient(url, async (client) => {
    // A count by an index would leave the table unread.
    await client.query('set enable_indexscan = off; set enable_indexonlyscan = off')
    const { rows: found } = await client.query<{ name: string; isOurs: boolean }>(
      `select pg_class.oid::regclass::text as name,
         relkind <> 't' and nspname not in ('pg_catalog', 'information_schema') as "isOurs"
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'm', 't') and relpersistence <> 't'`,
    )
    let [tables, rows] = [0, 0]
    for (const { name, isOurs } of found) {
      signal.throwIfAborted()
      const count = await numberOf(client, `select count(*) from ${name}`)
      if (!isOurs) continue
      tables += 1
      rows += count
    }
    const photos = uploads === null ? { photos: 0, missing: 0 } : await checkPhotos(client, uploads)
    return { tables, rows, ...photos }
  })
}

async function checkPhotos(client: Client, uploads: string) {
  const { rows } = await client.query<{ hash: string }>(
    'select distinct hash from photos where hash is not null',
  )
  const limit = pLimit(32)
  const found = await Promise.all(
    rows.map(({ hash }) => limit(() => exists(join(uploads, 'uploads', `${hash}.webp`)))),
  )
  return { photos: rows.length, missing: found.filter((isThere) => !isThere).length }
}

async function numberOf(client: Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(statement)
  return Number(rows[0]?.count ?? 0)
}
