// SQL of what a day brought ads whose place tells their owners of it.
import { type AdInterest, PLACES_WITH_INTEREST } from '@wepa/domain/insights/interest'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'

/** `day` in Puerto Rico ('2026-11-21') and its end; `now` decides which places are in force. */
export type InterestDay = { day: string; endsAt: Date; now: Date }

/** Owners with an ad that somebody came back to or saved on a day, by their ids, above `after`. */
export async function listOwnersOfInterest(
  db: Database,
  day: InterestDay,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from (${interest(day)}) as interest
    where user_id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** The ads of one person that somebody came back to or saved on a day, those with the most first. */
export async function listInterest(
  db: Database,
  day: InterestDay,
  userId: number,
): Promise<(AdInterest & { id: number })[]> {
  const { rows } = await sql<AdInterest & { id: number }>`
    select id, title, returned, saved from (${interest(day)}) as interest
    where user_id = ${userId} order by returned + saved desc, id desc`.execute(db)
  return rows
}

/** A place that begins after the day tells nothing of it. */
function interest({ day, endsAt, now }: InterestDay) {
  return sql`
    select listings.id, listings.user_id, listings.title, returned, saved
    from listings
    cross join lateral (select coalesce((
      select people from repeat_views where listing_id = listings.id and viewed_on = ${day}::date
    ), 0) as returned) as came_back
    cross join lateral (
      select coalesce(sum(count), 0)::integer as saved from business_analytics
      where listing_id = listings.id and event_date = ${day}::date and event_type = 'favorite'
    ) as hearts
    where is_featured and featured_plan = any(${PLACES_WITH_INTEREST})
      and featured_expires_at > ${now} and ${IS_PUBLIC} and returned + saved > 0
      and exists (
        select from featured_payments as place
        where place.listing_id = listings.id and place.status = 'paid' and place.starts_at < ${endsAt})`
}
