import type { Database } from '../../db/database.ts'

/** Once for each person and ad, however often it is asked; true when it was new. */
export async function insertFavorite(
  db: Database,
  favorite: { userId: number; listingId: number; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('favorites')
    .values(favorite)
    .onConflict((hit) => hit.columns(['userId', 'listingId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
