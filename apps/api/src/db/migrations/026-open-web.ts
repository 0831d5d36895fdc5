import { type Kysely, sql } from 'kysely'

/** Previews of links, feeds of kept searches, and what the sitemap is made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Only so that files go again. No reference to the ad: its deletion must not wait for a picture.
  await sql`
    create table previews (
      name text primary key,
      listing_id integer,
      made_at timestamptz(3) not null
    )`.execute(db)
  // The clean-up: those that are old, and the oldest beyond the most that are kept.
  await sql`create index previews_by_age on previews (made_at)`.execute(db)

  // Null until somebody asks for the feed. In the clear: the link is shown again, and tells no more than
  // what is public; who holds it sees what a search finds.
  await sql`alter table saved_searches add column feed_token text`.execute(db)
  // A feed is asked for by its token alone; most searches have none.
  await sql`create unique index saved_searches_feed on saved_searches (feed_token)
    where feed_token is not null`.execute(db)

  // The sitemap walks all public ads by id and reads when each was changed: without opening the ads themselves,
  // which are a thousand times as wide. Counters of views change none of these columns.
  await sql`create index listings_sitemap on listings (id) include (updated_at, user_id)
    where is_active and status <> 'sold'`.execute(db)
}
