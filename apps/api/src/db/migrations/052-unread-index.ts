import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The messages that wait for a person: the count is read in the index alone. A read message leaves it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'messages_unread_by',
    `create index concurrently messages_unread_by on messages (unread_by)
       where unread_by is not null`,
  )
}
