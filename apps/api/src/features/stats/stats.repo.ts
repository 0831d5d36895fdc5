import { sql } from 'kysely'
import type { ReadDatabase } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type Counts = { totalListings: number; totalUsers: number; newListings24h: number }

/** Public ads, people, and ads published since `since`, in one round trip. */
export async function countMarketplace(db: ReadDatabase, since: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from listings
        where ${IS_PUBLIC}) as "totalListings",
      (select count(*) from users) as "totalUsers",
      (select count(*) from listings where created_at >= ${since}
        and ${IS_PUBLIC}) as "newListings24h"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without FROM gave no row')
  return counts
}
