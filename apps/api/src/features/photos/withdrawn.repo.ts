// Which pictures only withdrawn ads show, and what their passes are signed with.
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'

/**
 * Of these hashes those that no ad and no profile shows any more, because all ads with them are withdrawn.
 * Nearly all pictures are shown somewhere: the first row of theirs answers for them.
 */
export async function findWithdrawn(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const { rows } = await sql<{ hash: string }>`
    select ${kept} hash from unnest(${hashes}::text[]) asked (hash)
    where case
      when exists (
        select from photos join listings on listings.id = photos.listing_id
        where photos.hash = asked.hash and listings.withdrawn_at is null) then false
      when exists (
        select from photos join users on users.id = photos.user_id
        where photos.hash = asked.hash
          and users.profile_image_url = '/uploads/' || asked.hash || '.webp') then false
      else exists (select from photos where photos.hash = asked.hash and listing_id is not null)
    end`.execute(db)
  return new Map(rows.map(({ hash }) => [hash, true]))
}

/** What passes are signed with (migration 027). */
export async function findPassKey(db: Database): Promise<string> {
  const row = await db
    .selectFrom('serverKeys')
    .select('secret')
    .where('name', '=', 'photo_passes')
    .executeTakeFirstOrThrow()
  return row.secret
}
