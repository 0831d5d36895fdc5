// Fills a migrated database with ads and saved searches, and puts new ads in to be matched.
import type { WantedSearch } from '@wepa/domain/search/saved-filters'
import type pg from 'pg'
import type { Deps } from '../../src/context.ts'
import { type AlertReading, readingColumns } from '../../src/db/sql/alert-reading.ts'
import { readAlert } from '../../src/features/saved-searches/alerts/alert-reading.ts'
import { createAdWriter } from '../ad-writer.ts'
import { fill } from '../fill.ts'
import { createSearchWriter } from '../search-writer.ts'

/** Ads that were there before: what the searches' words are read by. */
const OLD_ADS = 5_000
/** Searches that one person keeps, on average, and rows for one statement. */
const FOR_EACH = 5
const ROWS = 200

type Ctx = Pick<Deps, 'db' | 'clock'>

/**
 * Makes the searches once, each read by the rule that reads people's own. What an interrupted run
 * left is kept and added to.
 */
export async function fillSearches(ctx: Ctx, pool: pg.Pool, count: number): Promise<void> {
  const start = performance.now()
  let kept = await countSearches(pool)
  if (kept === count) return
  if (kept === 0) await makeMarket(pool, Math.ceil(count / FOR_EACH))
  const people = await listPeople(pool)
  const read = rememberReadings(ctx)
  const write = createSearchWriter(7 + kept)
  while (kept < count) {
    const rows: ReturnType<typeof rowOf>[] = []
    for (let at = kept; at < Math.min(kept + ROWS, count); at++) {
      const search = write()
      const userId = people[at % people.length] ?? 0
      rows.push(rowOf(search, userId, readingColumns(await read(search), ctx.clock.now())))
    }
    // Two of one person that ask the same would be one search: another one takes its place.
    const inserted = await ctx.db
      .insertInto('savedSearches')
      .values(rows)
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    kept += Number(inserted.numInsertedOrUpdatedRows)
  }
  await pool.query('vacuum analyze saved_searches')
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  process.stdout.write(`filled up to ${count.toLocaleString('en')} searches in ${seconds} s\n`)
}

function rowOf(
  { minPrice, maxPrice, attributes, ...search }: WantedSearch,
  userId: number,
  reading: ReturnType<typeof readingColumns>,
) {
  return {
    ...search,
    ...reading,
    userId,
    attributes: attributes && JSON.stringify(attributes),
    minPrice: minPrice === null ? null : String(minPrice),
    maxPrice: maxPrice === null ? null : String(maxPrice),
  }
}

async function countSearches(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from saved_searches')
  return rows[0].count
}

/** Ads, and people who will look for such. */
async function makeMarket(pool: pg.Pool, people: number): Promise<void> {
  await pool.query('truncate users, listings, photos, spelling restart identity cascade')
  const client = await pool.connect()
  await fill(client, OLD_ADS)
  client.release()
  await pool.query(
    `insert into users (username, email, password_hash, full_name)
     select 'busca_' || n, 'busca_' || n || '@ejemplo.pr', 'none', 'Busca ' || n
     from generate_series(1, $1::int) n`,
    [people],
  )
}

async function listPeople(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query("select id from users where username like 'busca%' order by id")
  return rows.map(({ id }) => id)
}

/** Equal words, place and category are read alike, whoever asks: no need to read them a thousand times. */
function rememberReadings(ctx: Ctx): (search: WantedSearch) => Promise<AlertReading> {
  const readings = new Map<string, Promise<AlertReading>>()
  return (search) => {
    const { query, categoryId, location, radius, condition } = search
    const key = JSON.stringify([query, categoryId, location, radius, condition])
    const reading =
      readings.get(key) ?? readAlert(ctx, { ...search, minPrice: null, maxPrice: null })
    readings.set(key, reading)
    return reading
  }
}

/** Publishes ads of one seller who keeps no searches, and answers their ids. What a run before left goes. */
export async function publishAds(pool: pg.Pool, count: number): Promise<number[]> {
  await pool.query(
    'truncate saved_search_hits, due_alerts, due_hits, listings_to_match, notifications, mails',
  )
  await pool.query('update saved_searches set last_notified = null where last_notified is not null')
  await pool.query(
    `delete from listings where user_id = (select id from users where username = 'publica')`,
  )
  const seller = await pool.query(
    `insert into users (username, email, password_hash, full_name)
     values ('publica', 'publica@ejemplo.pr', 'none', 'Publica')
     on conflict (lower(username)) do update set full_name = excluded.full_name returning id`,
  )
  const write = createAdWriter(4711)
  const ids: number[] = []
  for (let ad = 0; ad < count; ad++) {
    const fields = { ...write(), userId: seller.rows[0].id }
    const columns = Object.keys(fields).map((name) =>
      name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`),
    )
    const { rows } = await pool.query(
      `with ad as (insert into listings (${columns.join()})
         values (${columns.map((_, at) => `$${at + 1}`).join()}) returning id)
       insert into listings_to_match (listing_id, was_public) select id, false from ad returning listing_id as id`,
      Object.values(fields),
    )
    ids.push(rows[0].id)
  }
  await pool.query('analyze listings')
  return ids
}
