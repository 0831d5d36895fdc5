import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/**
 * Finds the places of a picture that has been copied, and the pictures behind links that nobody has noted yet:
 * few among all photos. An address may be longer than an index takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'photos_linked',
    'create index concurrently photos_linked on photos (user_id, md5(url)) where url is not null',
  )
}
