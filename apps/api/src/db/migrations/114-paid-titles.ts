import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/**
 * Paid ads by what their titles say, with the key of their category: by all their words the index of 108 brings every
 * one that speaks of the thing, and of 'mudanza' that is nearly all. Servers of the version before go on with 108.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = 'search_ads_paid_titles'
  await createIndexConcurrently(
    db,
    name,
    `create index concurrently ${name} on search_ads using gin (
      (ts_filter(words, '{a}') || ('categoria' || category_id::text || ':1')::tsvector), facets)
      with (fastupdate = off) where is_featured`,
  )
}
