// SQL of the way from views to conversations to sales.
import type { FunnelSteps } from '@wepa/domain/insights/business-analytics'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** From the day `from` to `to`, both included; `since` and `until` are the moments at which they begin and end. */
export type FunnelWindow = { userId: number; from: string; to: string; since: Date; until: Date }

/** Of ads of one category in one town; of ads that are gone neither is known. */
export type AdGroup = FunnelSteps & {
  isDeleted: boolean
  categoryId: number | null
  municipality: string | null
}

/** What came of one's ads, by their category and town. */
export async function sumByAd(db: Database, window: FunnelWindow): Promise<AdGroup[]> {
  const { rows } = await sql<AdGroup>`
    select listings.id is null as is_deleted, listings.category_id, listings.municipality, ${sums}
    from (
      ${viewsOf(window, sql`listing_id`)}
      union all select listing_id, 0, 1, 0 from ${conversationsOf(window)}
      union all select listing_id, 0, 0, 1 from ${salesOf(window)}
    ) as steps left join listings on listings.id = steps.listing_id
    group by 1, 2, 3`.execute(db)
  return rows
}

/** `place` is what people wrote in their profiles, or the town that was read from it. */
export type BuyerGroup = FunnelSteps & { place: string | null }

/** The same by where the people come from: of views their town, else what their profile says. */
export async function sumByBuyer(db: Database, window: FunnelWindow): Promise<BuyerGroup[]> {
  const { rows } = await sql<BuyerGroup>`
    select place, ${sums}
    from (
      ${viewsOf(window, sql`viewer_location`)}
      union all select users.location, 0, 1, 0
        from ${conversationsOf(window)} left join users on users.id = buyer_id
      union all select users.location, 0, 0, 1
        from ${salesOf(window)} left join users on users.id = buyer_id
    ) as steps (place, views, conversations, sales)
    group by place`.execute(db)
  return rows
}

const sums = sql`
  sum(steps.views)::integer as views, sum(steps.conversations)::integer as conversations,
  sum(steps.sales)::integer as sales`

function viewsOf({ userId, from, to }: FunnelWindow, column: RawBuilder<unknown>) {
  return sql`
    select ${column}, count as views, 0 as conversations, 0 as sales
    from business_analytics join listings as own on own.id = listing_id
    where own.user_id = ${userId} and event_type = 'view'
      and event_date between ${from}::date and ${to}::date`
}

function conversationsOf({ userId, since, until }: FunnelWindow) {
  return sql`(
    select listing_id, buyer_id from conversations
    where seller_id = ${userId} and created_at >= ${since} and created_at < ${until}
  ) as talks`
}

/**
 * Sales that name a buyer, and ads that were marked as sold without one. Of these no time is kept: they count on the day
 * of the ad's last change.
 */
function salesOf({ userId, since, until }: FunnelWindow) {
  return sql`(
    select listing_id, buyer_id from transactions
    where seller_id = ${userId} and status = 'completed'
      and created_at >= ${since} and created_at < ${until}
    union all
    select id, null from listings
    where user_id = ${userId} and status = 'sold'
      and updated_at >= ${since} and updated_at < ${until}
      and not exists (
        select from transactions where listing_id = listings.id and status = 'completed')
  ) as sold`
}
