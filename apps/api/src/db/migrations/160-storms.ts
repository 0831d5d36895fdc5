// Storm mode: the storms that the administration switches on, for which regions, and what prices were before each.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table storms (
      id integer generated always as identity primary key,
      reason text not null,
      starts_at timestamptz(3) not null,
      -- It ends by the clock; whoever ends it early brings this moment forward.
      ends_at timestamptz(3) not null check (ends_at >= starts_at)
    )`.execute(db)
  // Which storms are on is asked every few seconds.
  await sql`create index storms_by_end on storms (ends_at)`.execute(db)
  await sql`
    create table storm_regions (
      storm_id integer not null references storms on delete cascade,
      region text not null,
      -- Ads up to this id have their days back. It moves on in the transaction that gives them.
      settled_to integer not null default 0,
      -- Set once all have: until then no ad of the region expires.
      settled_at timestamptz(3),
      primary key (storm_id, region)
    )`.execute(db)
  // A region is in one storm at a time, so that no ad gets days twice; and each look for expired ads asks here.
  await sql`
    create unique index storm_regions_unsettled on storm_regions (region) where settled_at is null`.execute(
    db,
  )
  await sql`
    create table storm_averages (
      storm_id integer not null references storms on delete cascade,
      kind text not null,
      average numeric(10, 2) not null,
      ads integer not null,
      primary key (storm_id, kind)
    )`.execute(db)
  await sql`
    create table storm_prices (
      storm_id integer not null references storms on delete cascade,
      listing_id integer not null references listings on delete cascade,
      kind text not null,
      -- What it asked when the storm began, or when it first asked something in it.
      price numeric(10, 2) not null,
      primary key (storm_id, listing_id)
    )`.execute(db)
  // Deleting an ad takes them along without a scan.
  await sql`create index storm_prices_listing on storm_prices (listing_id)`.execute(db)
  await sql`
    create table storm_acts (
      id integer generated always as identity primary key,
      storm_id integer not null references storms on delete cascade,
      admin_id integer references users on delete set null,
      act text not null check (act in ('start', 'prolong', 'end')),
      until timestamptz(3) not null,
      at timestamptz(3) not null
    )`.execute(db)
  // The log of a storm, in order.
  await sql`create index storm_acts_storm on storm_acts (storm_id, id)`.execute(db)
  // Deleting an account empties their name without a scan.
  await sql`create index storm_acts_admin on storm_acts (admin_id)`.execute(db)
  // Wider than the one before, which all rows passed: there is nothing to validate.
  await sql`
    alter table activities
      drop constraint activities_action_check,
      add constraint activities_action_check check (action in
        ('login', 'logout', 'create_listing', 'view_listing', 'search', 'registration',
         'move_featured', 'storm_mode')) not valid`.execute(db)
}
