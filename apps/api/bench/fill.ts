// Fills a migrated database with sellers, ads and photos by COPY.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { READER_VERSION } from '@wepa/domain/attributes/version'
import type pg from 'pg'
import { createAdWriter } from './ad-writer.ts'

const DAY = 86_400_000
const FEATURED_SHARE = 0.01
const usualPhotos = 2

type Cell = string | number | boolean | null

/**
 * Adds `count` ads of the last 55 days with their sellers and so many photos each, then takes the planner's
 * figures. The server reads the rows from files: it must run on this machine.
 */
export async function fill(
  client: pg.ClientBase,
  count: number,
  photos = usualPhotos,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-bench-'))
  await chmod(folder, 0o755)
  try {
    const sellers = Math.max(1, Math.round(count / 5))
    await copy(client, folder, 'users', USER_COLUMNS, userRows(sellers))
    await withoutIndexes(client, 'listings', () =>
      withoutIndexes(client, 'search_ads', () =>
        copy(client, folder, 'listings', LISTING_COLUMNS, listingRows(count, sellers)),
      ),
    )
    await withoutIndexes(client, 'photos', () =>
      copy(client, folder, 'photos', PHOTO_COLUMNS, photoRows(count, sellers, photos)),
    )
    for (const table of ['users', 'listings', 'search_ads', 'photos', 'spelling']) {
      await client.query(`vacuum analyze ${table}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Built once at the end, indexes take a tenth of the time of a million insertions. Keys stay. */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of rows) await client.query(definition)
}

const USER_COLUMNS = 'id, username, email, password_hash, full_name, allow_phone_contact'
const LISTING_COLUMNS = `id, user_id, category_id, title, description, price, price_numeric, location,
  municipality, region, latitude, longitude, condition, contact_phone, is_featured, featured_plan,
  featured_expires_at, created_at, updated_at, expires_at,
  attributes_version`
const PHOTO_COLUMNS = 'user_id, listing_id, position, hash, width, height'

function* userRows(count: number): Generator<Cell[]> {
  for (let id = 1; id <= count; id++) {
    yield [id, `vende_${id}`, `vende_${id}@ejemplo.pr`, 'none', `Vendedor ${id}`, true]
  }
}

function* listingRows(count: number, sellers: number): Generator<Cell[]> {
  const write = createAdWriter(20_260)
  const from = Date.now() - 55 * DAY
  for (let id = 1; id <= count; id++) {
    const ad = write()
    const created = from + Math.floor((id / count) * 55 * DAY)
    const isFeatured = id % Math.round(1 / FEATURED_SHARE) === 0
    yield [
      id,
      sellerOf(id, sellers),
      ad.categoryId,
      ad.title,
      ad.description,
      ad.price,
      ad.priceNumeric,
      ad.location,
      ad.municipality,
      ad.region,
      ad.latitude,
      ad.longitude,
      ad.condition,
      '+17875550134',
      isFeatured,
      isFeatured ? 'basic' : null,
      isFeatured ? time(Date.now() + 7 * DAY) : null,
      time(created),
      time(created),
      time(created + 60 * DAY),
      // What the reader would find in them is given by fill-attributes.ts.
      READER_VERSION,
    ]
  }
}

function* photoRows(count: number, sellers: number, photos: number): Generator<Cell[]> {
  for (let id = 1; id <= count; id++) {
    for (let position = 0; position < photos; position++) {
      const hash = (id * photos + position).toString(16).padStart(32, '0')
      yield [sellerOf(id, sellers), id, position, hash, 1600, 1200]
    }
  }
}

/** The id of whoever sells an ad of a filled database. */
export function sellerOf(id: number, sellers: number): number {
  return 1 + ((id * 7919) % sellers)
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

async function copy(
  client: pg.ClientBase,
  folder: string,
  table: string,
  columns: string,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const path = join(folder, `${table}.tsv`)
  const file = createWriteStream(path, { mode: 0o644 })
  for (const row of rows) {
    if (!file.write(`${row.map(written).join('\t')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
  const overriding = columns.startsWith('id,')
  await client.query(`copy ${table} (${columns}) from '${path}'`)
  await rm(path)
  if (overriding) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  }
}

/** A value as COPY's text format writes it. */
function written(cell: Cell): string {
  if (cell === null) return '\\N'
  return String(cell).replace(/[\\\t\n\r]/g, (character) => `\\${character}`)
}
