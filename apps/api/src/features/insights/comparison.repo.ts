import { AUTO_TYPE } from '@wepa/domain/conversations/auto-message'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type Sums = { ads: number; views: number; clicks: number; messages: number }

/** Sums over the public ads of each category that anybody has looked at. */
export async function sumCategories(db: Database): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = await sql<Sums & { categoryId: number }>`
    select category_id, count(*) as ads, sum(views) as views, sum(clicks) as clicks,
      sum(messages) as messages
    from listings where ${IS_PUBLIC} and views > 0 group by category_id`.execute(db)
  return new Map(rows.map(({ categoryId, ...sums }) => [categoryId, sums]))
}

/** The same of one person's ads: what they themselves add to the above. */
export async function sumOwnCategories(
  db: Database,
  userId: number,
): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = await sql<Sums & { categoryId: number }>`
    select category_id, count(*) filter (where views > 0) as ads, sum(views) as views,
      sum(clicks) as clicks, sum(messages) as messages
    from listings where ${IS_PUBLIC} and user_id = ${userId} group by category_id`.execute(db)
  return new Map(rows.map(({ categoryId, ...sums }) => [categoryId, sums]))
}

export type OwnAd = {
  id: number
  title: string
  categoryId: number
  condition: string | null
  priceNumeric: string | null
  photos: number
}

/** One's public ads with their photos counted, those first that most people have looked at. */
export async function listOwnAds(db: Database, userId: number, limit: number): Promise<OwnAd[]> {
  const { rows } = await sql<OwnAd>`
    select id, title, category_id, condition, price_numeric,
      (select count(*) from photos where listing_id = listings.id) as photos
    from listings where ${IS_PUBLIC} and user_id = ${userId}
    order by views desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Conversations about one's ads in which somebody has waited for an answer since before `since`; a reply while closed is none. */
export async function countWaiting(db: Database, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from conversations
    cross join lateral (
      select sender_id, created_at from messages where conversation_id = conversations.id
        and message_type <> ${AUTO_TYPE}
      order by id desc limit 1
    ) as newest
    where seller_id = ${userId} and buyer_id is not null
      and newest.sender_id is distinct from ${userId} and newest.created_at < ${since}`.execute(db)
  return rows[0]?.n ?? 0
}
