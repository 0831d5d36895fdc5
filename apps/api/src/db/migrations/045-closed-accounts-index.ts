import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Finds the closed accounts whose grace time is over: few among all, looked for every ten minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'users_closed',
    'create index concurrently users_closed on users (closed_at) where closed_at is not null',
  )
}
