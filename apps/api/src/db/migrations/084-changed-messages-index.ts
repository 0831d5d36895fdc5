import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The messages of a conversation that changed after they were said: few among very many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'messages_changed',
    `create index concurrently messages_changed on messages (conversation_id, id)
       where changed_at is not null`,
  )
}
