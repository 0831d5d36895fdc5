import { type Kysely, sql } from 'kysely'

/**
 * Posts about ads with a Spotlight place in the marketplace's own accounts. Without a reference to the ad: its post has to
 * be taken down when it is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_posts (
      id integer generated always as identity primary key,
      featured_payment_id integer not null references featured_payments (id) on delete cascade,
      listing_id integer not null,
      network text not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'posted', 'removing', 'removed', 'failed')),
      -- In the address under which a network fetches the picture: nobody guesses it.
      picture_key uuid not null default gen_random_uuid() unique,
      provider_id text,
      url text,
      problem text,
      created_at timestamptz(3) not null,
      begun_at timestamptz(3),
      posted_at timestamptz(3),
      removed_at timestamptz(3),
      -- Once for each place, and again where its days have gone over to another ad.
      unique (featured_payment_id, listing_id, network)
    )`.execute(db)
  // The posts of a report.
  await sql`create index social_posts_by_listing on social_posts (listing_id)`.execute(db)
  // What may still have to be taken down: looked through every minute.
  await sql`create index social_posts_open on social_posts (id)
    where state in ('waiting', 'posted')`.execute(db)
}
