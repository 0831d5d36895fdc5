// Kept searches, and what their alerts need: an inverted match, where an ad looks
// up the searches it fits as a search looks up its ads.
import { type Kysely, sql } from 'kysely'

/** Creates the kept searches, their hits, and the two lists of what is still to be done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // From `search_version` on: what the words and the place were read as, the same conditions that the
  // search page puts to the ads. `probes`: an ad that fits has at least one of them among its own.
  await sql`
    create table saved_searches (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      name text not null,
      query text not null,
      literal boolean not null default false,
      category_id integer references categories (id),
      location text,
      min_price numeric(10,2),
      max_price numeric(10,2),
      condition text check (condition in ('nuevo', 'como_nuevo', 'bueno', 'regular')),
      radius integer,
      email_alerts boolean not null default true,
      is_active boolean not null default true,
      last_notified timestamptz(3),
      unsubscribe_token uuid not null default gen_random_uuid() unique,
      created_at timestamptz(3) not null default now(),
      search_version integer not null default 0,
      read_at timestamptz(3) not null default now(),
      probes text[] not null default '{}',
      asked_words tsquery,
      asked_municipality text,
      asked_region text,
      asked_circle double precision[],
      asked_conditions text[]
    )
    -- Being told rewrites a row: with room on its page no index hears of it.
    with (fillfactor = 90)`.execute(db)
  // The same search is kept once, however often it is asked for; and one's list.
  await sql`
    create unique index saved_searches_once on saved_searches (user_id, lower(query), literal,
      category_id, lower(location), min_price, max_price, condition, radius) nulls not distinct`.execute(
    db,
  )
  // From an ad's words, category and place to the searches that may fit. Without a pending list, which
  // every match would read as a whole.
  await sql`
    create index saved_searches_probes on saved_searches using gin (probes)
      with (fastupdate = off) where is_active`.execute(db)
  // The searches whose words were read long ago, or by an older search language.
  await sql`create index saved_searches_by_reading on saved_searches (search_version, read_at)`.execute(
    db,
  )

  // An ad is told of once for each search, whatever becomes of it.
  await sql`
    create table saved_search_hits (
      listing_id integer not null references listings (id) on delete cascade,
      search_id integer not null references saved_searches (id) on delete cascade,
      is_told boolean not null default false,
      found_at timestamptz(3) not null,
      primary key (listing_id, search_id)
    )`.execute(db)
  // What waits to be told for one search; and deleting one takes its hits without a scan.
  await sql`create index saved_search_hits_by_search on saved_search_hits (search_id, is_told)`.execute(
    db,
  )
  // The clean-up of old ones.
  await sql`create index saved_search_hits_by_age on saved_search_hits (found_at)`.execute(db)

  // Searches with something to tell, and when they may: at most hourly for each.
  await sql`
    create table due_alerts (
      search_id integer primary key references saved_searches (id) on delete cascade,
      tell_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index due_alerts_by_time on due_alerts (tell_at)`.execute(db)

  // Ads that came into the lists or changed there and were not yet held against the searches, with
  // what they said before: who could find it already is not told of it as new.
  await sql`
    create table listings_to_match (
      listing_id integer primary key references listings (id) on delete cascade,
      was_public boolean not null,
      words tsvector,
      category_id integer,
      municipality text,
      region text,
      latitude double precision,
      longitude double precision,
      price_numeric numeric(10,2),
      price_max numeric(10,2),
      condition text
    )`.execute(db)
}
