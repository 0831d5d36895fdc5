// What an ad's match writes, made small. An ad may be found by a thousand kept searches: each pair
// cost two foreign keys, which rewrite the rows they hold, and an index of its own.
import { type Kysely, sql } from 'kysely'

/** Keeps what waits to be told with the search it waits for, and the pairs as a bare memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table due_alerts
      add column listing_ids integer[] not null default '{}',
      -- A search that is gone is found to be so when it should be told.
      drop constraint due_alerts_search_id_fkey,
      -- Another ad for the same search rewrites the row on its own page.
      set (fillfactor = 70)`.execute(db)
  await sql`
    update due_alerts set listing_ids = array(
      select listing_id from saved_search_hits
      where saved_search_hits.search_id = due_alerts.search_id and not is_told
      order by found_at, listing_id)`.execute(db)
  // Ids never come again, so what is left of a search or an ad that is gone says nothing of others;
  // it goes with age.
  await sql`drop index saved_search_hits_by_age`.execute(db)
  await sql`
    alter table saved_search_hits
      drop constraint saved_search_hits_listing_id_fkey,
      drop constraint saved_search_hits_search_id_fkey,
      drop column is_told`.execute(db)
  // The clean-up of old ones: they lie in the order of time.
  await sql`create index saved_search_hits_by_age on saved_search_hits using brin (found_at)`.execute(
    db,
  )
}
