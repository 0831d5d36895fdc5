import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** A sweep takes the oldest files first, in parts; a seller who leaves may have left a hundred thousand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'photo_garbage_due',
    `create index concurrently photo_garbage_due
      on photo_garbage (due_at)`,
  )
}
