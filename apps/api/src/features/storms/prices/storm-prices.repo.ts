// SQL of what essentials may ask while a storm is on.
import type { EssentialKind } from '@wepa/domain/storms/essential-kinds'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'
import { HAS_ESSENTIAL_WORD } from '../../../db/sql/storms/essential-words.ts'

/** Waits for a storm that is being switched on; the next one waits until the transaction ends. */
export async function sharePrices(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('storm prices'))`.execute(db)
}

/** `price`: what it asks now; `asked`: its prices as they are read, from when each stood (ISO) and whether it was public. */
export type EssentialPrice = {
  id: number
  title: string
  region: string | null
  price: string
  asked: { price: string | null; since: string; isPublic: boolean }[]
}

/** Public ads whose titles say a word of the essentials, with what they asked from a moment on. Of a range its upper end. */
export async function listEssentialPrices(db: Database, from: Date): Promise<EssentialPrice[]> {
  const { rows } = await sql<EssentialPrice>`
    select id, title, region, coalesce(price_max, price_numeric) as price, (
      select coalesce(json_agg(json_build_object('price', price, 'since', since, 'isPublic', is_public)
        order by since, id), '[]')
      from listing_prices where listing_id = listings.id and since >= coalesce((
        select max(since) from listing_prices
        where listing_id = listings.id and since <= ${from}), '-infinity')) as asked
    from listings
    where ${IS_PUBLIC} and ${HAS_ESSENTIAL_WORD} and price_numeric > 0
    order by created_at desc, id desc limit 50000`.execute(db)
  return rows
}

export type StormPrice = { stormId: number; listingId: number; kind: EssentialKind; price: string }

/** Notes with which prices ads came into a storm; the first one of an ad stays. */
export async function insertStormPrices(
  db: Database,
  prices: readonly StormPrice[],
): Promise<void> {
  if (prices.length === 0) return
  await sql`
    insert into storm_prices (storm_id, listing_id, kind, price)
    select "stormId", "listingId", kind, price
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as given ("stormId" integer, "listingId" integer, kind text, price numeric)
    on conflict do nothing`.execute(db)
}

export async function insertAverages(
  db: Database,
  averages: readonly { stormId: number; kind: EssentialKind; average: string; ads: number }[],
): Promise<void> {
  if (averages.length > 0)
    await db
      .insertInto('stormAverages')
      .values([...averages])
      .execute()
}

/** The storm that is on in a region; a region is in one at a time. */
export async function findStormIn(
  db: Database,
  region: string,
  now: Date,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('storms')
    .innerJoin('stormRegions', 'stormId', 'storms.id')
    .select('storms.id')
    .where('region', '=', region)
    .where('endsAt', '>', now)
    .where('startsAt', '<=', now)
    .executeTakeFirst()
}

/** With what an ad came into a storm, as what. */
export async function findStormPrice(
  db: Database,
  stormId: number,
  listingId: number,
): Promise<{ kind: EssentialKind; price: string } | undefined> {
  return db
    .selectFrom('stormPrices')
    .select(['kind', 'price'])
    .where('stormId', '=', stormId)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
}

export async function findAverage(
  db: Database,
  stormId: number,
  kind: EssentialKind,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('stormAverages')
    .select('average')
    .where('stormId', '=', stormId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.average
}
