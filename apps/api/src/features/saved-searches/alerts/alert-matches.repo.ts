// The inverted match: one ad against all saved searches, at the cost of those that may fit.
import { filterNames } from '@wepa/domain/listings/attributes'
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { COARSE } from '../../../db/sql/alert-reading.ts'
import { IS_OFFERED } from '../../../db/sql/attribute-filters.ts'
import { allOf, fits, type Sql } from '../../../db/sql/listing-filters.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'

/** What an ad says in words and by its attributes, as `search_ads` holds it. */
const SAID = sql`words || wepa_attribute_words(attributes)`

const filterColumns = sql.join(filterNames.map((name) => sql.ref(name)))

/**
 * Notes that an ad is to be held against the searches, with what it says now: to be called before a
 * change of a public one. Of several changes the first counts, until the match has been made.
 */
export async function upsertListingToMatch(
  db: Database,
  listingId: number,
  wasPublic: boolean,
): Promise<void> {
  // The row is written even when it stays as it is: a match at this moment is waited for.
  await sql`
    insert into listings_to_match (listing_id, was_public, words, category_id, municipality, region,
      latitude, longitude, price_numeric, price_max, attributes, ${filterColumns})
    select id, ${wasPublic}, words, category_id, municipality, region,
      latitude, longitude, price_numeric, price_max, attributes, ${filterColumns}
    from listings where id = ${listingId}
    on conflict (listing_id) do update set listing_id = excluded.listing_id`.execute(db)
}

/** Holds an ad that is to be matched against a change at the same moment; false when that was done. */
export async function lockListingToMatch(db: Database, listingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('listingsToMatch')
    .select('listingId')
    .where('listingId', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** All that searches may be found by that fit this ad: its words, and its places and category. */
export async function listProbes(db: Database, listingId: number): Promise<string[]> {
  const { rows } = await sql<{ probes: string[] }>`${kept}
    select array(
      select lexeme from unnest(${SAID})
      union all select lexeme || '/title' from unnest(ts_filter(words, '{a}'))
      union all select place || '/' || category
        from unnest(array['*', category_id::text]) category, unnest(array['*', 'm:' || municipality,
          'r:' || region, 'c:' || (cell / 10000 / ${COARSE}) * 10000 + (cell % 10000) / ${COARSE}]) place
        where place is not null) as probes
    from listings where id = ${listingId} and ${IS_PUBLIC}`.execute(db)
  return rows[0]?.probes ?? []
}

/** The conditions of the search page, each asked by a column: nothing asked is always satisfied. */
const FITS: Sql = allOf([
  asks('asked_category', fits.category),
  asks('asked_municipality', fits.municipality),
  asks('asked_region', fits.region),
  asks('asked_min_price', fits.minPrice),
  asks('asked_max_price', fits.maxPrice),
  ...filterNames.map((name) => asks(`asked_${name}`, (asked) => fits.attribute(name, asked))),
  asks('asked_conditions', fits.conditions),
  asks('asked_attributes', (asked) => sql`wepa_fits_attributes(${asked}, attributes)`),
  sql`(${IS_OFFERED} or coalesce(asked_attributes ? 'intent', false))`,
  asks('asked_circle', () =>
    fits.circle({
      latitude: sql`asked_circle[1]`,
      longitude: sql`asked_circle[2]`,
      kmPerLatitude: sql`asked_circle[3]`,
      kmPerLongitude: sql`asked_circle[4]`,
      km: sql`asked_circle[5]`,
    }),
  ),
  // Last, for it costs most.
  asks('asked_words', (asked) => sql`said_words @@ ${asked}`),
])

/**
 * Finds the searches that an ad fits and did not fit before, and has them told when they may be. Own
 * ads are nobody's news, and neither is what a search found once. Answers how many may be told now.
 */
export async function insertHits(
  db: Database,
  { listingId, probes, now }: { listingId: number; probes: readonly string[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ due: number }>`${kept}
    with before as (
      delete from listings_to_match where listing_id = ${listingId} returning *, ${SAID} as said_words
    ), ad as materialized (
      select *, ${SAID} as said_words from listings where id = ${listingId} and ${IS_PUBLIC}
    ), found as materialized (
      select search_id, last_notified
      from ad, ${askedBy(probes)}
      where user_id <> asker_id and ${FITS}
        -- A change of an ad changes nothing about who sells it.
        and ${asks('asked_seller', (asked) => fits.seller(asked, now))}
        and not exists (select from before where was_public and ${FITS})
    ), hits as (
      insert into saved_search_hits (listing_id, search_id, found_at)
      select ${listingId}, search_id, ${now} from found
      on conflict do nothing
      returning search_id
    ), told as (
      insert into due_alerts (search_id, tell_at)
      select search_id, greatest(${now}, last_notified + interval '1 hour')
      from hits join found using (search_id)
      -- In one order, or two matches at a time would wait for each other in a circle.
      order by search_id
      -- A row that is there is held and not written: who tells it waits, and finds this ad too.
      on conflict (search_id) do update set tell_at = due_alerts.tell_at where false
      returning tell_at
    ), noted as (
      insert into due_hits (search_id, listing_id, found_at)
      select search_id, ${listingId}::integer, ${now}::timestamptz from hits
      on conflict do nothing
    ), all_told as (
      select tell_at from told
      union all
      select tell_at from due_alerts where search_id in (select search_id from hits)
    )
    select count(*)::integer as due from all_told where tell_at <= ${now}`.execute(db)
  return rows[0]?.due ?? 0
}

/** Takes away the note that an ad is to be matched: it is in no list. */
export async function deleteListingToMatch(db: Database, listingId: number): Promise<void> {
  await db.deleteFrom('listingsToMatch').where('listingId', '=', listingId).execute()
}

/** The searches that are found by one of these, under names that no column of an ad has. */
function askedBy(probes: readonly string[]): Sql {
  return sql`(
    select id as search_id, user_id as asker_id, last_notified, category_id as asked_category,
      -- Chosen ones hold, too, for what an older server has read.
      coalesce(asked_min_price, min_price) as asked_min_price,
      coalesce(asked_max_price, max_price) as asked_max_price,
      ${sql.join(filterNames.map((name) => sql`${sql.ref(name)} as ${sql.ref(`asked_${name}`)}`))},
      seller as asked_seller, asked_words, asked_municipality, asked_region, asked_circle, asked_conditions, asked_attributes
    from saved_searches where is_active and probes && ${probes}::text[]) asked`
}

function asks(column: string, condition: (asked: Sql) => Sql): Sql {
  const asked = sql.ref(column)
  return sql`(${asked} is null or ${condition(asked)})`
}
