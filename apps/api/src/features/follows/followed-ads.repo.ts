// SQL of the new ads of those whom somebody follows.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isNotDismissed, SELLER_NAME } from '../../db/sql/follows/followed.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

type AdKey = { listedAt: string; id: number }
type AdRow = AdKey & { seller: { id: number; name: string } }

/**
 * Public ads that came into the lists after somebody began to follow their sellers, the newest first; `after` is the
 * last one seen. Without what they have dismissed.
 */
export async function listFollowedAds(
  db: Database,
  { userId, limit, after }: { userId: number; limit: number; after: AdKey | undefined },
): Promise<AdRow[]> {
  const isAfter = after
    ? isBelow(['listed_at', 'listing_id'], [sql`${after.listedAt}::timestamptz`, after.id])
    : sql`true`
  // Of each seller no more than a page can hold, read from the index.
  const { rows } = await sql<{ id: number; listedAt: Date; sellerId: number; name: string }>`
    select news.listing_id as id, news.listed_at, follows.seller_id, ${SELLER_NAME} as name
    from follows
    join users on users.id = follows.seller_id
    join business_profiles as business on business.user_id = users.id
    cross join lateral (
      select listing_id, listed_at
      from new_listings join listings on listings.id = listing_id
      where seller_id = follows.seller_id and listed_at > follows.created_at
        and ${IS_PUBLIC} and ${isAfter} and ${isNotDismissed(sql`${userId}::integer`)}
      order by listed_at desc, listing_id desc limit ${limit}
    ) as news
    where follows.follower_id = ${userId}
    order by news.listed_at desc, news.listing_id desc limit ${limit}`.execute(db)
  return rows.map(({ id, listedAt, sellerId, name }) => ({
    id,
    listedAt: listedAt.toISOString(),
    seller: { id: sellerId, name },
  }))
}
