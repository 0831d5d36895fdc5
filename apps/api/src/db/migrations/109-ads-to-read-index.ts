import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/**
 * The ads whose text an older reader has read, in the order in which the timed job comes to them. Not of some ads
 * alone: which ones those are changes with each new reader, and the condition of an index never does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = 'listings_by_reader'
  await createIndexConcurrently(
    db,
    name,
    `create index concurrently ${name} on listings (attributes_version, id)`,
  )
}
