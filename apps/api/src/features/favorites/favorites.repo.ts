import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Once for each person and ad, however often it is asked. False when the ad is gone, also one that is
 * being deleted at this moment.
 */
export async function insertFavorite(
  db: Database,
  favorite: { userId: number; listingId: number; createdAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    with ad as (
      select id from listings where id = ${favorite.listingId} for key share
    ), heart as (
      insert into favorites (user_id, listing_id, created_at)
      select ${favorite.userId}::integer, id, ${favorite.createdAt}::timestamptz from ad
      on conflict (user_id, listing_id) do nothing
    )
    select exists (select from ad) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

export async function deleteFavorite(
  db: Database,
  userId: number,
  listingId: number,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .execute()
}

export async function hasFavorite(
  db: Database,
  userId: number,
  listingId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('id')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return row !== undefined
}

/** The ads a person has a heart on, newest heart first, at most `limit`. */
export async function listFavoriteIds(
  db: Database,
  userId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('listingId')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ listingId }) => listingId)
}
