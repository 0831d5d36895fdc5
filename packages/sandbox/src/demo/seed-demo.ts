// Fills an empty database with the demo data, once.
import { argon2id, hash } from 'argon2'
import pg from 'pg'
import type { KnownPicture } from '../anthropic/known-pictures.ts'
import { demoLogins } from './logins.ts'
import { makeDemo } from './make-demo.ts'
import { firstScreens } from './pictures/first-screens.ts'
import { type Draw, drawPictures, type Put } from './pictures/pictures.ts'
import { drawFor, knownPictures, photoRows } from './pictures/stored-pictures.ts'
import type { Table } from './row.ts'
import { toTables } from './rows.ts'
import type { Hashes } from './user-rows.ts'

export type SeedSettings = {
  databaseUrl: string
  put: Put
  /** The real one unless a test has no time for pictures. */
  draw?: Draw
  /** Told what the pictures of the ads show. */
  remember?: (pictures: KnownPicture[]) => Promise<void>
  now: Date
}

export type Seeded = { users: number; listings: number; pictures: number }

const nothing: Seeded = { users: 0, listings: 0, pictures: 0 }

/**
 * Draws the pictures of the first screens, then writes all rows in one transaction: a first start that is killed
 * leaves no rows and begins again (files are named by content, so drawing them twice is no harm). The other pictures
 * are left to `drawMissingPictures`. Does nothing where people exist.
 */
export async function seedDemo({ now, put, ...settings }: SeedSettings): Promise<Seeded> {
  const client = new pg.Client({ connectionString: settings.databaseUrl })
  await client.connect()
  try {
    if (await hasPeople(client)) return nothing
    const demo = makeDemo(now)
    const first = firstScreens(demo)
    const stored = await drawFor(first, put, settings.draw ?? drawPictures)
    await settings.remember?.(knownPictures(first, stored))
    const tables = toTables(demo, stored, await hashPasswords(), now)
    if (!(await write(client, tables))) return nothing
    const pictures = photoRows(first, stored).length
    return { users: demo.people.length, listings: demo.ads.length, pictures }
  } finally {
    await client.end()
  }
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
