import { type Kysely, sql } from 'kysely'

/**
 * The report of a Spotlight place as it stood at its end: what it is counted from is forgotten after 90 days. Without a
 * reference to the ad, whose report stays with its owner when it is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_reports (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      listing_id integer not null,
      starts_at timestamptz(3) not null,
      report jsonb not null,
      created_at timestamptz(3) not null,
      -- Once for each place, however its end is told; and the newest of an ad.
      unique (listing_id, starts_at)
    )`.execute(db)
  // The export, and deleting the account.
  await sql`create index place_reports_by_user on place_reports (user_id)`.execute(db)
}
