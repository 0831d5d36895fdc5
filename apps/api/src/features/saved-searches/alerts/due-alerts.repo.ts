// Saved searches with something to tell, and telling it.
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { wasToldOfDrop } from '../../../db/sql/notices/told-of-drop.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'
import { toSavedSearch } from '../../../db/sql/saved-search-row.ts'

/** Searches that may be told something now, who waits longest first. */
export async function listDueSearchIds(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('dueAlerts')
    .select('searchId')
    .where('tellAt', '<=', now)
    .orderBy('tellAt')
    .limit(limit)
    .execute()
  return rows.map(({ searchId }) => searchId)
}

export type DueAlert = {
  search: SavedSearch
  unsubscribeToken: string
  person: { userId: number; email: string; fullName: string; wantsEmails: boolean }
}

/** Holds a search that is due; undefined when somebody else is telling it or has, or the search is gone. */
export async function lockDueAlert(
  db: Database,
  searchId: number,
  now: Date,
): Promise<DueAlert | undefined> {
  const due = await db
    .selectFrom('dueAlerts')
    .select('searchId')
    .where('searchId', '=', searchId)
    .where('tellAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return undefined
  const row = await db
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'savedSearches.userId')
    .selectAll('savedSearches')
    .select(['users.email', 'users.fullName'])
    .select(sql<boolean>`wants.email and suspended_at is null`.as('wantsEmails'))
    .where('savedSearches.id', '=', searchId)
    .forNoKeyUpdate('savedSearches')
    .executeTakeFirst()
  if (!row) await dropAlert(db, searchId)
  return (
    row && {
      search: toSavedSearch(row),
      unsubscribeToken: row.unsubscribeToken,
      person: {
        userId: row.userId,
        email: row.email,
        fullName: row.fullName,
        wantsEmails: row.wantsEmails,
      },
    }
  )
}

/** Puts off what is due. */
export async function postponeAlert(db: Database, searchId: number, tellAt: Date): Promise<void> {
  await db.updateTable('dueAlerts').set({ tellAt }).where('searchId', '=', searchId).execute()
}

/** Takes away what is due without telling it: what waited counts as new if it comes back. */
export async function dropAlert(db: Database, searchId: number): Promise<void> {
  await sql`
    with ${takeWaiting(searchId)}
    delete from saved_search_hits
    where search_id = ${searchId} and listing_id in (select listing_id from waiting)`.execute(db)
}

/** An ad as it is told of. */
export type ToldListing = {
  id: number
  title: string
  price: string | null
  location: string | null
  /** What it asked before it was lowered, as far as that is shown. */
  earlier: string | null
}

/**
 * Takes what waits for a search as told: how many ads, and the newest `shown` of them. An ad that
 * left the lists meanwhile is not among them, and counts as new if it comes back. One of which its person was told
 * within a day, as a favorite whose price was lowered, is found, and not told again.
 */
export async function takeHits(
  db: Database,
  { searchId, shown, now }: { searchId: number; shown: number; now: Date },
): Promise<{ total: number; listings: ToldListing[] }> {
  const { rows } = await sql<ToldListing & { total: number }>`
    with ${takeWaiting(searchId)}, news as (
      select id, title, price, location, waiting.found_at, place,
        case when earlier_price_until > ${now} and earlier_price > price_numeric then earlier_price end
          as earlier, ${isTold(searchId, now)} as is_told
      from waiting join listings on id = listing_id
      where ${IS_PUBLIC}
    ), lost as (
      delete from saved_search_hits
      where search_id = ${searchId} and listing_id in (select listing_id from waiting)
        and listing_id not in (select id from news)
    ), noted as (
      update saved_searches
      set last_notified = case when (select bool_and(is_told) from news) then last_notified else ${now} end,
        new_ads = new_ads + (select count(*) from news)
      where id = ${searchId} and exists (select from news)
    )
    select id, title, price, location, earlier, count(*) over ()::integer as total
    from news where not is_told order by found_at desc, place desc limit ${shown}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    listings: rows.map(({ total: _total, ...listing }) => listing),
  }
}

function isTold(searchId: number, now: Date) {
  return wasToldOfDrop({
    userId: sql`(select user_id from saved_searches where id = ${searchId})`,
    listingId: sql`listings.id`,
    now,
  })
}

/**
 * Takes away all that waits for a search, as queries that end in `waiting`: each ad once, `found_at` and `place`
 * in the order of finding. What servers of before found comes first: they keep it in the search's own row.
 */
function takeWaiting(searchId: number) {
  return sql`due as (
      delete from due_alerts where search_id = ${searchId} returning listing_ids
    ), hits as (
      delete from due_hits where search_id = ${searchId} returning listing_id, found_at
    ), waiting as (
      select listing_id, min(found_at) as found_at, min(place) as place
      from (
        select listing_id, found_at, listing_id as place from hits
        union all
        select listing_id, '-infinity', place
        from due, unnest(listing_ids) with ordinality as old(listing_id, place)
      ) as found
      group by listing_id
    )`
}

/** Forgets what was told before a time, at most 10,000 rows. Answers how many. */
export async function deleteOldHits(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_search_hits where ctid = any(array(
      select ctid from saved_search_hits where found_at < ${before}
      order by found_at limit 10000))`.execute(db)
  return Number(numAffectedRows)
}
