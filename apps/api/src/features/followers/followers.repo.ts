// SQL of what sellers do towards those who follow them: new ads, and whom to tell of them.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Notes that an ad has come into the lists, with its seller; not for one that was there before, nor for one made
 * before `since`.
 */
export async function insertNewListing(
  db: Database,
  { listingId, at, since }: { listingId: number; at: Date; since: Date },
): Promise<void> {
  await sql`
    with ad as (
      insert into new_listings (listing_id, seller_id, listed_at)
      select id, user_id, ${at}::timestamptz from listings where id = ${listingId} and created_at > ${since}
      on conflict do nothing
      returning seller_id, listed_at
    )
    insert into sellers_with_news (seller_id, first_at, last_at)
    select seller_id, listed_at, listed_at from ad
    on conflict (seller_id) do update set last_at = excluded.last_at`.execute(db)
}

/** Sellers are told of once their newest ad is of before `quietSince`, or their oldest of before `waitingSince`. */
export type Ripe = { quietSince: Date; waitingSince: Date }

/** Sellers whose followers may be told, by their ids, above `after`; an import of theirs that is under way is waited for. */
export async function listRipeSellers(
  db: Database,
  ripe: Ripe,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('sellersWithNews')
    .select('sellerId as id')
    .where(isRipe(ripe))
    .where('sellerId', '>', after)
    .orderBy('sellerId')
    .limit(limit)
    .execute()
}

/**
 * Takes a seller off those whose followers have yet to be told; one who goes on publishing stays among them, for what
 * came last. False when somebody else has, or it is too early again.
 */
export async function takeRipeSeller(
  db: Database,
  sellerId: number,
  { now, ...ripe }: Ripe & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with quiet as (
      delete from sellers_with_news
      where seller_id = ${sellerId} and ${isRipe(ripe)} and last_at <= ${ripe.quietSince}
      returning seller_id
    ), busy as (
      update sellers_with_news set first_at = ${now}
      where seller_id = ${sellerId} and ${isRipe(ripe)} and last_at > ${ripe.quietSince}
      returning seller_id
    )
    select from quiet union all select from busy`.execute(db)
  return rows.length > 0
}

function isRipe({ quietSince, waitingSince }: Ripe) {
  return sql<boolean>`(first_at <= ${waitingSince}::timestamptz or (last_at <= ${quietSince} and not exists (
    select from inventory_imports where user_id = seller_id and state = 'applying')))`
}

/** Has all who follow a seller told, each from when they may be told again; who waits already goes on waiting. */
export async function makeFollowersDue(
  db: Database,
  { sellerId, now, pause }: { sellerId: number; now: Date; pause: number },
): Promise<void> {
  await sql`
    update follow_notices
    set due_at = greatest(${now}::timestamptz, told_at + ${pause} * interval '1 millisecond')
    where user_id in (select follower_id from follows where seller_id = ${sellerId})
      and is_wanted and due_at is null`.execute(db)
}

/** Neither of two people follows the other any more. */
export async function deleteFollowsBetween(
  db: Database,
  one: number,
  other: number,
): Promise<void> {
  await sql`
    delete from follows
    where (follower_id = ${one} and seller_id = ${other})
      or (follower_id = ${other} and seller_id = ${one})`.execute(db)
}

/** Forgets that ads were new, at most 10,000 of them. Answers how many. */
export async function deleteOldNewListings(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from new_listings where ctid = any(array(
      select ctid from new_listings where listed_at < ${before} order by listed_at limit 10000))`.execute(
    db,
  )
  return Number(numAffectedRows)
}
