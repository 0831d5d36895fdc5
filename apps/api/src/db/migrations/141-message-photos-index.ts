import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The photos of the messages on a page, in order; what leaves with a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'photos_by_message',
    `create index concurrently photos_by_message on photos (message_id, position)
     where message_id is not null`,
  )
}
