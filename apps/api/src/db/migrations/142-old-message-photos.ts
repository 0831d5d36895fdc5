import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The clean-up of messages' photos that have been kept long enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'photos_of_messages',
    'create index concurrently photos_of_messages on photos (created_at) where message_id is not null',
  )
}
