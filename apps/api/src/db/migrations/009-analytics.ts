import { type Kysely, sql } from 'kysely'

/** What happens to an ad, day by day, and the orders of the two personal lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db)
  await countThePast(db)
  // A person's hearts, the newest first, page by page.
  await sql`create index favorites_by_person on favorites (user_id, id desc)`.execute(db)
  // Looks of long ago are forgotten; they lie together, so a few bytes for each range of rows find them.
  await sql`create index listing_views_by_day on listing_views using brin (viewed_on)`.execute(db)
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  // Equal events of a day are one row that counts: as many rows as there are ways to come to an ad, not
  // as many as there are people. The owner (userId) is the ad's, so no column and no lock for it.
  await sql`
    create table business_analytics (
      listing_id integer not null references listings (id) on delete cascade,
      event_date date not null,
      event_type text not null check (event_type in ('view', 'click', 'message', 'favorite')),
      source text,
      viewer_location text,
      device_type text check (device_type in ('phone', 'tablet', 'computer')),
      count integer not null default 1
    )`.execute(db)
  // The row to count on, found by the write itself; and the last days of an ad, in order.
  await sql`
    create unique index business_analytics_event on business_analytics
      (listing_id, event_date, event_type, source, viewer_location, device_type) nulls not distinct`.execute(
    db,
  )
  // What is to be forgotten. Rows come in the order of their days: ranges are enough.
  await sql`create index business_analytics_by_day on business_analytics using brin (event_date)`.execute(
    db,
  )
}

/** Sellers see a curve from the first day: views, conversations and hearts of before are known by their days. */
async function countThePast(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into business_analytics (listing_id, event_date, event_type, count)
    select listing_id, viewed_on, 'view', count(*) from listing_views
      where viewed_on > current_date - 90 group by 1, 2
    union all
    select listing_id, (created_at at time zone 'America/Puerto_Rico')::date, 'message', count(*)
      from conversations where listing_id is not null and created_at > now() - interval '90 days'
      group by 1, 2
    union all
    select listing_id, (favorites.created_at at time zone 'America/Puerto_Rico')::date, 'favorite', count(*)
      from favorites join listings on listings.id = listing_id and listings.user_id <> favorites.user_id
      where favorites.created_at > now() - interval '90 days' group by 1, 2`.execute(db)
}
