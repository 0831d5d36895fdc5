import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Finds the letters that wait: few at any time, looked for by the clean-up of those that never left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'mails_unsent',
    `create index concurrently mails_unsent on mails (created_at)
     where sent_at is null and dropped_at is null`,
  )
}
