import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** After the rows: built at once, an index of words takes a tenth of the time of a million insertions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, on: string) =>
    createIndexConcurrently(db, name, `create index concurrently ${name} on ${on}`)
  // Words within a slice of time, a category or a place. Without a pending list, which every search would read.
  await add('search_ads_words', 'search_ads using gin (words, facets) with (fastupdate = off)')
  // Paid ads by their words: few, and asked for by every search with words.
  await add(
    'search_ads_paid',
    'search_ads using gin (words) with (fastupdate = off) where is_featured',
  )
}
