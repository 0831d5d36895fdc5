// Two indexes that answer without the ads themselves, or from the few of them that count.
import { type Kysely, sql } from 'kysely'

/** Paid places by their words, and the circle's ads with their places on the map. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Every search with words asks which paid ads say them. Holding a thousand paid ads against the
  // words took most of a rare word's time.
  await sql`
    create index listings_paid_words on listings using gin (words) with (fastupdate = off)
      where is_featured and is_active and status <> 'sold'`.execute(db)
  // Radius: whether an ad lies within the circle is told by the index, so that the many of the same
  // cells that do not are never fetched (18 against 2 ms beside a city).
  await sql`drop index listings_by_cell`.execute(db)
  await sql`
    create index listings_by_cell on listings (cell, created_at desc, id desc)
      include (latitude, longitude) where is_active and status <> 'sold'`.execute(db)
}
