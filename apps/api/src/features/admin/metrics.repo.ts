// SQL of the dashboard's metrics.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

type Counts = {
  totalUsers: number
  newUsers24h: number
  newUsers7d: number
  activeUsers24h: number
  newListings24h: number
  totalListings: number
}

/**
 * People and ads, in one round trip. New ads are all that were made, public or not; the total is what is
 * public. Who left within the day was active too: they have no session any more, but signed out.
 */
export async function countPeopleAndAds(
  db: Database,
  { dayAgo, weekAgo }: { dayAgo: Date; weekAgo: Date },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from users) as "totalUsers",
      (select count(*) from users where created_at >= ${dayAgo}) as "newUsers24h",
      (select count(*) from users where created_at >= ${weekAgo}) as "newUsers7d",
      (select count(*) from (
        select user_id from sessions where last_activity_at >= ${dayAgo}
        union
        select user_id from activities where created_at >= ${dayAgo} and user_id is not null
      ) active) as "activeUsers24h",
      (select count(*) from listings where created_at >= ${dayAgo}) as "newListings24h",
      (select count(*) from listings where ${IS_PUBLIC}) as "totalListings"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without FROM gave no row')
  return counts
}

/** How many rows of a table began on each day of Puerto Rico from `from` on, by 'YYYY-MM-DD'. */
export async function countByDay(
  db: Database,
  table: 'users' | 'listings',
  from: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select (created_at at time zone 'America/Puerto_Rico')::date as day, count(*) as count
    from ${sql.table(table)} where created_at >= ${from} group by 1`.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
