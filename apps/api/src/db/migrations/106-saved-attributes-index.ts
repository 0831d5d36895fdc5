// The same search is kept once: what it asks of the attributes is part of what it is.
import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/**
 * Without the index of 010 two searches may differ in their attributes alone. A server of the version before answers
 * 503 to who saves a search until it is replaced; nothing else of it asks for that index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'saved_searches_same',
    `create unique index concurrently saved_searches_same on saved_searches (user_id, lower(query), literal,
      category_id, lower(location), min_price, max_price, condition, radius, attributes) nulls not distinct`,
  )
  await sql`drop index if exists saved_searches_once`.execute(db)
}
