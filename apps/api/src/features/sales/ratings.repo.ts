// What the two of a sale say of each other, and the averages that follow from it.
import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import {
  type Rating,
  RatingType,
  type ShownRating,
  type WaitingRating,
} from '@wepa/domain/trust/rating'
import { type Selectable, sql } from 'kysely'
import type { Database, ReadDatabase } from '../../db/database.ts'
import { appears } from '../../db/sql/hidden-ratings.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import type { RatingsTable } from '../../db/tables/sales.ts'

export type NewRating = {
  fromUserId: number
  toUserId: number
  listingId: number
  rating: number
  comment: string | null
  type: RatingType
  /** Null where it appears at once. */
  hiddenUntil: Date | null
  createdAt: Date
}

/** Stores a rating; undefined when this person has given one for this sale. */
export async function insertRating(
  db: Database,
  { hiddenUntil, ...rating }: NewRating,
): Promise<Rating | undefined> {
  const row = await db
    .insertInto('ratings')
    .values({ ...rating, hiddenUntil })
    .onConflict((hit) => hit.columns(['fromUserId', 'toUserId', 'listingId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && { ...rating, id: row.id, createdAt: rating.createdAt.toISOString() }
}

/** Works out a person's average on one side from its sums. Their row is held by then. */
export async function updateAverage(db: Database, id: number, type: RatingType): Promise<void> {
  const average = sql<string>`coalesce((
    select round(stars::numeric / ratings, 2) from rating_sums
    where user_id = users.id and type = ${type}), 0)`
  await db
    .updateTable('users')
    .set(type === 'seller' ? { sellerRating: average } : { buyerRating: average })
    .where('id', '=', id)
    .execute()
}

export type AppearingRating = {
  id: number
  toUserId: number
  /** Null for who has left. */
  fromName: string | null
  listingId: number | null
  rating: number
  comment: string | null
  type: RatingType
}

/** Lets a rating appear; undefined when it does already. A trigger counts it in the sums. */
export async function updateShown(db: Database, id: number): Promise<AppearingRating | undefined> {
  const { rows } = await sql<AppearingRating>`
    update ratings set hidden_until = null where id = ${id} and hidden_until is not null
    returning id, to_user_id, listing_id, rating, comment, type,
      (select full_name from users where users.id = from_user_id and closed_at is null) as from_name
  `.execute(db)
  return rows[0]
}

/** Hidden ratings whose days are over, after an id, in their order. */
export async function listDue(
  db: Database,
  { now, after }: { now: Date; after: number },
): Promise<{ id: number; toUserId: number }[]> {
  return db
    .selectFrom('ratings')
    .select(['id', 'toUserId'])
    .where('hiddenUntil', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute()
}

/** True once one of the two of a sale has rated the other. */
export async function hasRatings(
  db: Database,
  { listingId, people }: { listingId: number; people: readonly number[] },
): Promise<boolean> {
  if (people.length === 0) return false
  const row = await db
    .selectFrom('ratings')
    .select('id')
    .where('toUserId', 'in', people)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return row !== undefined
}

/** What a person said of another after a sale, whether it appears or not. */
export async function findRating(
  db: Database,
  { fromUserId, toUserId, listingId }: { fromUserId: number; toUserId: number; listingId: number },
): Promise<
  { id: number; rating: number; comment: string | null; hiddenUntil: Date | null } | undefined
> {
  return db
    .selectFrom('ratings')
    .select(['id', 'rating', 'comment', 'hiddenUntil'])
    .where('fromUserId', '=', fromUserId)
    .where('toUserId', '=', toUserId)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
}

/** The sales of a person that stand and whose other side they have not rated, newest first. */
export async function listWaitingRatings(
  db: Database,
  { userId, limit }: { userId: number; limit: number },
): Promise<WaitingRating[]> {
  const { rows } = await sql<Omit<WaitingRating, 'other'> & { id: number; fullName: string }>`
    select sale.listing_id, coalesce(sale.listing_title, 'Anuncio') as listing_title,
      case when sale.buyer_id = ${userId} then 'seller' else 'buyer' end as type,
      other.id, other.full_name
    from transactions as sale
    join users as other on other.closed_at is null and other.id =
      case when sale.buyer_id = ${userId} then sale.seller_id else sale.buyer_id end
    where sale.status = 'completed' and (sale.buyer_id = ${userId} or sale.seller_id = ${userId})
      and not exists (
        select from ratings where ratings.from_user_id = ${userId}
          and ratings.to_user_id = other.id and ratings.listing_id = sale.listing_id)
    order by sale.id desc limit ${limit}`.execute(db)
  return rows.map(({ id, fullName, ...sale }) => ({ ...sale, other: { id, fullName } }))
}

export type RatingKey = { createdAt: string; id: number }
/** What appears at `now`. */
export type RatingFilter = { userId: number; type: RatingType | undefined; now: Date }

/** What was said of a person, newest first: one more than `limit`. */
export async function listRatings(
  db: ReadDatabase,
  {
    userId,
    type,
    now,
    limit,
    after,
  }: RatingFilter & { limit: number; after: RatingKey | undefined },
): Promise<ShownRating[]> {
  let query = db
    .selectFrom('ratings')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'ratings.fromUserId').on('users.closedAt', 'is', null),
    )
    // Of an ad that is gone the number leads nowhere.
    .leftJoin('listings', 'listings.id', 'ratings.listingId')
    .select([
      'ratings.id',
      'ratings.rating',
      'ratings.comment',
      'ratings.type',
      'ratings.createdAt',
      'listings.id as listingId',
      'users.id as fromId',
      'users.fullName',
      'users.profileImageUrl',
    ])
    .where('ratings.toUserId', '=', userId)
    .where(appears(now))
  if (type) query = query.where('ratings.type', '=', type)
  if (after) {
    query = query.where(isBelow(['ratings.created_at', 'ratings.id'], [after.createdAt, after.id]))
  }
  const rows = await query
    .orderBy('ratings.createdAt', 'desc')
    .orderBy('ratings.id', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    type: sideOf(row),
    listingId: row.listingId,
    createdAt: row.createdAt.toISOString(),
    fromUser: {
      id: row.fromId,
      fullName: row.fullName ?? DELETED_USER,
      profileImageUrl: row.profileImageUrl,
    },
  }))
}

export async function countRatings(
  db: ReadDatabase,
  { userId, type, now }: RatingFilter,
): Promise<number> {
  let query = db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('toUserId', '=', userId)
    .where(appears(now))
  if (type) query = query.where('type', '=', type)
  return (await query.executeTakeFirstOrThrow()).total
}

/** A check of the table knows the two as well. */
function sideOf({ type }: Pick<Selectable<RatingsTable>, 'type'>): RatingType {
  return RatingType.parse(type)
}
