import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** The few ratings that wait: of one person, with each look at them, and all of them, each minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'ratings_hidden',
    `create index concurrently ratings_hidden on ratings (to_user_id, hidden_until)
       where hidden_until is not null`,
  )
}
