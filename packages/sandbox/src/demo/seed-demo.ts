// Fills an empty database with the demo data, once.
import { argon2id, hash } from 'argon2'
import pg from 'pg'
import type { KnownPicture } from '../anthropic/known-pictures.ts'
import type { Ad } from './demo.ts'
import { demoLogins } from './logins.ts'
import { makeDemo } from './make-demo.ts'
import { type Put, type StoredPicture, storePictures } from './pictures/pictures.ts'
import { putInto } from './pictures/put-into.ts'
import type { Table } from './row.ts'
import { toTables } from './rows.ts'
import type { Hashes } from './user-rows.ts'

export type SeedSettings = {
  databaseUrl: string
  /** Folder of the disk store; or `put` for another store. */
  uploadsDir?: string
  put?: Put
  /** Draws and stores; the real one unless a test has no time for pictures. */
  store?: typeof storePictures
  /** Told what the pictures of the ads show. */
  remember?: (pictures: KnownPicture[]) => Promise<void>
  now: Date
  log: (line: string) => void
}

export type Seeded = { users: number; listings: number; pictures: number; ms: number }

/**
 * Draws the pictures, then writes all rows in one transaction: a first start that is killed leaves
 * no rows and begins again (files are named by content, so drawing them twice is no harm). Does
 * nothing where people exist.
 */
export async function seedDemo(settings: SeedSettings): Promise<Seeded> {
  const start = performance.now()
  const client = new pg.Client({ connectionString: settings.databaseUrl })
  await client.connect()
  try {
    if (await hasPeople(client)) return { users: 0, listings: 0, pictures: 0, ms: 0 }
    const demo = makeDemo(settings.now)
    const store = settings.store ?? storePictures
    const pictures = [
      ...demo.ads.flatMap((ad) => ad.pictures),
      ...demo.people.flatMap(({ portrait }) => portrait ?? []),
    ]
    const stored = await store(pictures, putOf(settings), (done) => {
      if (done % 150 === 0)
        settings.log(`Dibujando fotos de muestra: ${done} de ${pictures.length}`)
    })
    await settings.remember?.(knownPictures(demo.ads, stored))
    const tables = toTables(demo, stored, await hashPasswords(), settings.now)
    const isWritten = await write(client, tables)
    const ms = Math.round(performance.now() - start)
    if (!isWritten) return { users: 0, listings: 0, pictures: 0, ms }
    return { users: demo.people.length, listings: demo.ads.length, pictures: stored.length, ms }
  } finally {
    await client.end()
  }
}

/** The stored pictures of the ads stand first, in the order of the ads. */
function knownPictures(ads: readonly Ad[], stored: readonly StoredPicture[]): KnownPicture[] {
  let next = 0
  return ads.flatMap(({ pictures, title, categoryId, condition, price, tags }) =>
    pictures.flatMap(() => {
      const look = stored[next++]?.look
      return look ? [{ title, categoryId, condition, price, tags, look }] : []
    }),
  )
}

async function hasPeople(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users limit 1')
  return rowCount !== 0
}

/** False when somebody else wrote people meanwhile. */
async function write(client: pg.Client, tables: readonly Table[]): Promise<boolean> {
  await client.query('begin')
  try {
    // Whoever registers now waits for the end; a second seeding finds people.
    await client.query('lock table users in share row exclusive mode')
    if (await hasPeople(client)) {
      await client.query('rollback')
      return false
    }
    for (const table of tables) await fillTable(client, table)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
  return true
}

/** Ids are ours; afterwards the table counts on from them. */
async function fillTable(client: pg.Client, { name, key, rows }: Table): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const columns = names.join(', ')
  const changes = names.map((column) => `${column} = excluded.${column}`).join(', ')
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1)
     ${key ? `on conflict (${key}) do update set ${changes}` : ''}`,
    [JSON.stringify(rows)],
  )
  if ('id' in first) {
    await client.query(`select setval(pg_get_serial_sequence('${name}', 'id'), $1)`, [rows.length])
  }
}

/** As the server hashes them, so that no first sign-in has to hash anew. */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The other fifty-eight share one hash of nothing known: nobody signs in as them. */
async function hashPasswords(): Promise<Hashes> {
  const [seller, admin] = demoLogins
  return {
    demo: await hash(seller.password, cost),
    admin: await hash(admin.password, cost),
    others: await hash(crypto.randomUUID(), cost),
  }
}

function putOf({ put, uploadsDir }: SeedSettings): Put {
  if (put) return put
  if (uploadsDir === undefined) throw new Error('seedDemo needs uploadsDir or put')
  return putInto(uploadsDir)
}
