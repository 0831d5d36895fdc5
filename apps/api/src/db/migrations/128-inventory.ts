// One's own ads as a table: own reference numbers, and what was changed many at a time, for as long as it can be undone.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_references (
      listing_id integer primary key references listings on delete cascade,
      user_id integer not null references users on delete cascade,
      reference text not null,
      unique (user_id, reference)
    )`.execute(db)
  await sql`
    create table inventory_changes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      action text not null,
      -- Each ad as it was, and its version after the change.
      ads jsonb not null,
      created_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db)
  // The clean-up reads the oldest, deletions of accounts the person's.
  await sql`create index inventory_changes_age on inventory_changes (created_at)`.execute(db)
  await sql`create index inventory_changes_user on inventory_changes (user_id)`.execute(db)
  await sql`
    create table listing_removals (
      listing_id integer primary key references listings on delete cascade,
      change_id integer not null references inventory_changes on delete cascade
    )`.execute(db)
  await sql`create index listing_removals_change on listing_removals (change_id)`.execute(db)
}
