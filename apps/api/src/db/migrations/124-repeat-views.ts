import { type Kysely, sql } from 'kysely'

/** How many people looked at an ad again on another day, day by day: for owners whose place brings that. Never who. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeat_views (
      listing_id integer not null references listings (id) on delete cascade,
      viewed_on date not null,
      people integer not null default 1,
      primary key (listing_id, viewed_on)
    )`.execute(db)
  // What is to be forgotten. Rows come in the order of their days: ranges are enough.
  await sql`create index repeat_views_by_day on repeat_views using brin (viewed_on)`.execute(db)
}
