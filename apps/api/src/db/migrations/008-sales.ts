import { type Kysely, sql } from 'kysely'

/** One current sale for each ad, which outlives the ad, and the mark of an ad whose owner was told of its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A seller who deletes the ad must not take the buyer's right to rate along: the number stays (ids
  // are never given twice), and the title with it, so that both sides still know what it was about.
  await sql`alter table ratings drop constraint ratings_listing_id_fkey`.execute(db)
  await sql`
    alter table transactions
      drop constraint transactions_listing_id_fkey,
      add column listing_title text,
      add column invited_at timestamptz(3),
      add check (status in ('completed', 'cancelled'))`.execute(db)
  await sql`
    update transactions set listing_title = listings.title
    from listings where listings.id = transactions.listing_id`.execute(db)
  // An ad is sold to one person at a time, whatever comes at once.
  await sql`create unique index transactions_current on transactions (listing_id)
    where status = 'completed'`.execute(db)
  // The end that the owner was told of: renewing moves expires_at, and there is something to tell again.
  await sql`alter table listings add column expiry_noticed_for timestamptz(3)`.execute(db)
}
