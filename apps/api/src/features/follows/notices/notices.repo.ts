// SQL of what people are told of new ads of the sellers they follow.
import type { ToldAd } from '@wepa/domain/follows/new-ads'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isNotDismissed, SELLER_NAME } from '../../../db/sql/follows/followed.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'

/** People who may be told now, by their ids, above `after`. */
export async function listDuePeople(
  db: Database,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('followNotices')
    .select('userId as id')
    .where('dueAt', '<=', now)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(limit)
    .execute()
}

export type DuePerson = {
  email: string
  fullName: string
  wantsEmails: boolean
  token: string
  /** What came into the lists until then is no news. */
  toldUpTo: Date | null
}

/** Holds somebody who is due; undefined when another process is telling them or has, or they do not want it any more. */
export async function lockDuePerson(
  db: Database,
  userId: number,
  now: Date,
): Promise<DuePerson | undefined> {
  const due = await db
    .selectFrom('followNotices')
    .select(['token', 'toldUpTo'])
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .where('isWanted', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return undefined
  const person = await db
    .selectFrom('users')
    .innerJoin('notificationPreferences as wants', 'wants.userId', 'users.id')
    .select(['users.email', 'fullName'])
    .select(sql<boolean>`wants.email and suspended_at is null`.as('wantsEmails'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return person && { ...person, ...due }
}

/** Which ads are news: those that came into the lists after `from`, and not after `upTo`. */
export type NewsOf = { userId: number; from: Date | null; upTo: Date }

/** Who has news, those with the newest first, and how many ads of each. */
export async function listSellersWithNews(
  db: Database,
  of: NewsOf,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select ${SELLER_NAME} as name, count
    from (
      select seller_id, count(*)::integer as count, max(listed_at) as newest
      from (${news(of)}) as news group by seller_id
    ) as sellers
    join users on users.id = seller_id
    join business_profiles as business on business.user_id = users.id
    order by newest desc, seller_id`.execute(db)
  return rows
}

/** The newest of the ads. */
export async function listNewest(
  db: Database,
  of: NewsOf,
  limit: number,
): Promise<(ToldAd & { id: number })[]> {
  const { rows } = await sql<ToldAd & { id: number }>`
    select id, title, price, location from (${news(of)}) as news
    order by listed_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

function news({ userId, from, upTo }: NewsOf) {
  return sql`
    select listings.id, title, price, location, new_listings.seller_id, listed_at
    from follows
    join new_listings on new_listings.seller_id = follows.seller_id
    join listings on listings.id = listing_id
    where follower_id = ${userId} and listed_at > follows.created_at
      and listed_at > coalesce(${from}::timestamptz, '-infinity') and listed_at <= ${upTo}
      and ${IS_PUBLIC} and ${isNotDismissed(sql`${userId}::integer`)}`
}

/** Nothing waits for somebody any more; `told`, where they were told: when, and of what came until when. */
export async function updateTold(
  db: Database,
  userId: number,
  told: { toldAt: Date; toldUpTo: Date } | undefined,
): Promise<void> {
  await db
    .updateTable('followNotices')
    .set({ dueAt: null, ...told })
    .where('userId', '=', userId)
    .execute()
}

/** Ends the notifications of whoever has this token. */
export async function endNoticesOf(db: Database, token: string): Promise<void> {
  await db
    .updateTable('followNotices')
    .set({ isWanted: false, dueAt: null })
    .where('token', '=', token)
    .where('isWanted', '=', true)
    .execute()
}
