// Which pictures only withdrawn ads or messages show, and what their passes are signed with.
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'

/**
 * `withdrawn`: no ad and no profile shows it any more, because all ads with it are withdrawn; `private`: it was sent in a
 * message, or uploaded for one, and nothing public shows it.
 */
export type Standing = 'shown' | 'withdrawn' | 'private'

/**
 * The standing of these hashes; those that no row uses are left out. Nearly all pictures are shown
 * somewhere: the first row of theirs answers for them.
 */
export async function findStandings(
  db: ReadDatabase,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<{ hash: string; standing: Standing }>`
    select ${kept} hash, case
      when exists (
        select from photos join listings on listings.id = photos.listing_id
        where photos.hash = asked.hash and listings.withdrawn_at is null) then 'shown'
      when exists (
        select from photos join users on users.id = photos.user_id
        where photos.hash = asked.hash
          and users.profile_image_url = '/uploads/' || asked.hash || '.webp') then 'shown'
      when exists (
        select from photos where photos.hash = asked.hash and listing_id is not null)
      then 'withdrawn'
      when exists (
        select from photos where photos.hash = asked.hash and is_private)
      then 'private' else 'shown' end as standing
    from unnest(${hashes}::text[]) asked (hash)
    where exists (select from photos where photos.hash = asked.hash)`.execute(db)
  return new Map(rows.map(({ hash, standing }) => [hash, standing]))
}

/** What passes are signed with (migration 027). */
export async function findPassKey(db: ReadDatabase): Promise<string> {
  const row = await db
    .selectFrom('serverKeys')
    .select('secret')
    .where('name', '=', 'photo_passes')
    .executeTakeFirstOrThrow()
  return row.secret
}
