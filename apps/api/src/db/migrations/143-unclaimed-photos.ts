import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The clean-up of uploads nobody used, which must not walk over the photos of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'photos_unused',
    `create index concurrently photos_unused on photos (created_at)
     where listing_id is null and message_id is null`,
  )
}
