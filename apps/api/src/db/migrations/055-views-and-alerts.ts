// Two lists that grew without need: who looked at which ad on which day, and the ads that wait to be told.
import { type Kysely, sql } from 'kysely'

/** What a person saw last, apart from the looks of the day; and a row for each ad that waits to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecentViews(db)
  await createDueHits(db)
}

/**
 * `listing_views` says who has been counted today, and is emptied by a job. Of it people keep their last looks:
 * that job moves them here, in parts, those of before this migration too.
 */
async function createRecentViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recent_views (
      viewer_id integer not null references users (id) on delete cascade,
      listing_id integer not null references listings (id) on delete cascade,
      viewed_at timestamptz(3) not null,
      primary key (viewer_id, listing_id)
    )`.execute(db)
  // Deleting an ad takes it out of everybody's list.
  await sql`create index recent_views_by_listing on recent_views (listing_id)`.execute(db)
  // The clean-up after a year.
  await sql`create index recent_views_by_age on recent_views (viewed_at)`.execute(db)
}

/**
 * `due_alerts.listing_ids` was written anew for each ad. Servers of the last version still add to it, and what
 * is there is told as well.
 */
async function createDueHits(db: Kysely<unknown>): Promise<void> {
  // Without references, as the other tables of alerts: a match writes a thousand of them.
  await sql`
    create table due_hits (
      search_id integer not null,
      listing_id integer not null,
      found_at timestamptz(3) not null,
      primary key (search_id, listing_id)
    )`.execute(db)
  // A server of the last version tells what it knows of and takes the search from the list: what it does not
  // know of would never be told. The search stays in the list until nothing waits.
  await sql`
    create function keep_due_alert() returns trigger language plpgsql as $$
    begin
      if exists (select from due_hits where search_id = old.search_id) then
        insert into due_alerts (search_id, tell_at) values (old.search_id, old.tell_at)
          on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger due_alerts_keep after delete on due_alerts
    for each row execute function keep_due_alert()`.execute(db)
}
