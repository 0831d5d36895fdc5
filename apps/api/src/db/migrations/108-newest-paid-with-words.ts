// Paid ads by their words and the time they came, so that of what is usual the newest alone are read.
import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** What the index of 092 was asked for this one answers, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'search_ads_paid_newest',
    `create index concurrently search_ads_paid_newest on search_ads using gin (words, facets)
      with (fastupdate = off) where is_featured`,
  )
  await sql`drop index if exists search_ads_paid`.execute(db)
}
