// Who looked at what, for the list of what one saw last.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The ads a person looked at last, each once, the newest first; those without a page are left out, so
 * that `limit` others come in their place. Walks back in time and stops at the last one needed.
 */
export async function listLastViews(
  db: Database,
  { viewerId, limit }: { viewerId: number; limit: number },
): Promise<{ listingId: number; viewedAt: string }[]> {
  const { rows } = await sql<{ listingId: number; viewedAt: Date }>`
    select seen.listing_id as "listingId", seen.viewed_at as "viewedAt"
    from listing_views seen join listings on listings.id = seen.listing_id
    where seen.viewer_id = ${viewerId} and listings.is_active
      and not exists (
        select from listing_views later
        where later.listing_id = seen.listing_id and later.viewer_id = seen.viewer_id
          and later.viewed_on > seen.viewed_on)
    order by seen.viewed_at desc, seen.listing_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ listingId, viewedAt }) => ({ listingId, viewedAt: viewedAt.toISOString() }))
}

/** Forgets the looks of before a day; at most 5,000 at a time. Answers how many. */
export async function deleteViews(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from listing_views where ctid = any(array(
      select ctid from listing_views where viewed_on < ${before}::date limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
