import { type Kysely, sql } from 'kysely'

/** Ads, and sellers with all of theirs, that a person does not want to meet in lists any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dismissals (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      listing_id integer references listings (id) on delete cascade,
      seller_id integer references users (id) on delete cascade,
      created_at timestamptz(3) not null,
      constraint dismissals_of_one_thing check (num_nonnulls(listing_id, seller_id) = 1)
    )`.execute(db)
  await sql`create unique index dismissals_of_listings on dismissals (user_id, listing_id)
    where listing_id is not null`.execute(db)
  await sql`create unique index dismissals_of_sellers on dismissals (user_id, seller_id)
    where seller_id is not null`.execute(db)
  await sql`create index dismissals_by_user on dismissals (user_id)`.execute(db)
  await sql`create index dismissals_by_listing on dismissals (listing_id)`.execute(db)
  await sql`create index dismissals_by_seller on dismissals (seller_id)`.execute(db)
}
