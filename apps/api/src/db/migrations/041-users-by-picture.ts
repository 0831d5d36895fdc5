import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/** Before the files of a picture are deleted it is asked whether somebody's profile shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'users_by_picture',
    `create index concurrently users_by_picture
      on users (profile_image_url) where profile_image_url is not null`,
  )
}
