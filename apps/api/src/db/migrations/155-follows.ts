// Sellers that people follow, and what tells them of new ads.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table follows (
      id integer generated always as identity primary key,
      follower_id integer not null references users on delete cascade,
      seller_id integer not null references users on delete cascade,
      created_at timestamptz(3) not null,
      constraint follows_of_others check (follower_id <> seller_id)
    )`.execute(db)
  // Twice is once; also the list of whom one follows.
  await sql`create unique index follows_once on follows (follower_id, seller_id)`.execute(db)
  // Whom to tell of a seller's new ads, and how many they are.
  await sql`create index follows_of_seller on follows (seller_id, follower_id)`.execute(db)
  await sql`
    create table follow_notices (
      user_id integer primary key references users on delete cascade,
      is_wanted boolean not null default true,
      -- Stands in the link of the email, which ends it without an account.
      token uuid not null unique default gen_random_uuid(),
      told_at timestamptz(3),
      -- What came into the lists until then is no news any more.
      told_up_to timestamptz(3),
      -- From when on they may be told of what waits for them; null while nothing does.
      due_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index follow_notices_due on follow_notices (due_at) where due_at is not null`.execute(db)
  await sql`
    create table new_listings (
      listing_id integer primary key references listings on delete cascade,
      seller_id integer not null references users on delete cascade,
      -- When it came into the lists for the first time.
      listed_at timestamptz(3) not null
    )`.execute(db)
  // The new ads of each followed seller, the newest first.
  await sql`
    create index new_listings_of_seller
      on new_listings (seller_id, listed_at desc, listing_id desc)`.execute(db)
  // What is too old to be new.
  await sql`create index new_listings_by_age on new_listings (listed_at)`.execute(db)
  // Sellers whose followers have yet to be told: one row, however many ads.
  await sql`
    create table sellers_with_news (
      seller_id integer primary key references users on delete cascade,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null
    )`.execute(db)
}
