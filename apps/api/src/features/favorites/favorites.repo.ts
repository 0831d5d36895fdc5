import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countEvent, type NewEvent } from '../../db/sql/count-event.ts'
import { TIME_RUNS } from '../../db/sql/storms/storm-hold.ts'

export type NewFavorite = {
  userId: number
  listingId: number
  createdAt: Date
  /** What is counted for the owner; null for a heart that does not count. */
  event: NewEvent | null
}

/**
 * Once for each person and ad, however often it is asked. False when the ad is gone, also one that is
 * being deleted at this moment.
 */
export async function insertFavorite(db: Database, favorite: NewFavorite): Promise<boolean> {
  const { event } = favorite
  const { rows } = await sql<{ isThere: boolean }>`
    with ad as (
      select id from listings where id = ${favorite.listingId} for key share
    ), heart as (
      insert into favorites (user_id, listing_id, created_at)
      select ${favorite.userId}::integer, id, ${favorite.createdAt}::timestamptz from ad
      on conflict (user_id, listing_id) do nothing
      returning listing_id as id
    ) ${event ? sql`, noted as (${countEvent(event, 'heart')})` : sql``}
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

/**
 * A person's hearts, the newest first; `before` is the id of the last one seen. Without those on ads of
 * others that are switched off and have not run out, or that the administration took off.
 */
export async function listFavorites(
  db: Database,
  page: { userId: number; limit: number; before: number | undefined; now: Date },
): Promise<{ id: number; listingId: number; createdAt: string }[]> {
  let query = db
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listingId')
    .select(['favorites.id', 'favorites.listingId', 'favorites.createdAt'])
    .where('favorites.userId', '=', page.userId)
    .where((is) =>
      is.or([
        is('listings.isActive', '=', true),
        is('listings.userId', '=', page.userId),
        is.and([
          is('listings.expiresAt', '<=', page.now),
          is('listings.withdrawnAt', 'is', null),
          TIME_RUNS,
        ]),
      ]),
    )
  if (page.before !== undefined) query = query.where('favorites.id', '<', page.before)
  const rows = await query.orderBy('favorites.id', 'desc').limit(page.limit).execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
