// SQL of whom people follow.
import type { FollowedSeller } from '@wepa/domain/follows/follow'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { SELLER_NAME } from '../../db/sql/follows/followed.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

/** Of one person by another. */
type Pair = { followerId: number; sellerId: number }

/**
 * Holds what one person follows until the transaction ends, so that two of their devices cannot go over the limit
 * together; the same row says how they are told.
 */
export async function lockFollowsOf(db: Database, userId: number): Promise<void> {
  await sql`
    insert into follow_notices (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id`.execute(db)
}

/**
 * Keeps both accounts until the transaction ends, and waits for a block between them. False for a seller who is gone,
 * suspended, or has closed their account.
 */
export async function keepPair(db: Database, { followerId, sellerId }: Pair): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [followerId, sellerId])
    .where((is) =>
      is.or([
        is('id', '=', followerId),
        is.and([is('suspendedAt', 'is', null), is('closedAt', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.length === 2
}

/** False when it is there already. */
export async function insertFollow(
  db: Database,
  follow: Pair & { createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('follows')
    .values(follow)
    .onConflict((hit) => hit.columns(['followerId', 'sellerId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteFollow(db: Database, { followerId, sellerId }: Pair): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('sellerId', '=', sellerId)
    .execute()
}

export async function countFollows(db: Database, followerId: number): Promise<number> {
  const row = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('followerId', '=', followerId)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** How many follow a person. */
export async function countFollowers(db: Database, sellerId: number): Promise<number> {
  const row = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** The sellers whom a person follows. */
export async function listFollowedIds(db: Database, followerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('sellerId')
    .where('followerId', '=', followerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ sellerId }) => sellerId)
}

type FollowRow = { followId: number; createdAt: string; seller: FollowedSeller }

/** Whom a person follows, the last first; `before` is the last one seen. Without who is suspended or has closed their account. */
export async function listFollows(
  db: Database,
  { followerId, limit, before }: { followerId: number; limit: number; before: number | undefined },
): Promise<FollowRow[]> {
  let query = db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.sellerId')
    .innerJoin('businessProfiles as business', 'business.userId', 'users.id')
    .select(['follows.id as followId', 'follows.createdAt', 'users.id', 'username'])
    .select(['users.isVerified', 'profileImageUrl', 'location', SELLER_NAME.as('name')])
    .select((from) =>
      from
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('listings.userId', '=', 'users.id')
        .where(IS_PUBLIC)
        .as('listings'),
    )
    .where('followerId', '=', followerId)
    .where('users.suspendedAt', 'is', null)
    .where('users.closedAt', 'is', null)
  if (before !== undefined) query = query.where('follows.id', '<', before)
  const rows = await query.orderBy('follows.id', 'desc').limit(limit).execute()
  return rows.map(({ followId, createdAt, listings, ...seller }) => ({
    followId,
    createdAt: createdAt.toISOString(),
    seller: { ...seller, listings: Number(listings ?? 0) },
  }))
}
