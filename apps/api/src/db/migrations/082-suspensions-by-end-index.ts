import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Each minute asks whose suspension has run out: few among very many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'users_suspended_until',
    `create index concurrently users_suspended_until on users (id)
       where suspended_until is not null`,
  )
}
