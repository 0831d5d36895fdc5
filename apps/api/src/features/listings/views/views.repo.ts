// Who looked at what, for the list of what one saw last.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/**
 * The ads a person looked at last, each once, the newest first; those without a page are left out, so
 * that `limit` others come in their place.
 */
export async function listLastViews(
  db: Database,
  { viewerId, limit }: { viewerId: number; limit: number },
): Promise<{ listingId: number; viewedAt: string }[]> {
  const { rows } = await sql<{ listingId: number; viewedAt: Date }>`
    select seen.listing_id as "listingId", max(seen.viewed_at) as "viewedAt"
    from (
      select listing_id, viewed_at from listing_views where viewer_id = ${viewerId}
      union all
      select listing_id, viewed_at from recent_views where viewer_id = ${viewerId}
    ) as seen join listings on listings.id = seen.listing_id
    where listings.is_active
    group by seen.listing_id
    order by max(seen.viewed_at) desc, seen.listing_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ listingId, viewedAt }) => ({ listingId, viewedAt: viewedAt.toISOString() }))
}

/** A place in the order of viewers, the newest account first, in which the looks of the day are gone through. */
export type ViewPlace = { viewerId: number; viewedAt: Date }

const looksAtOnce = 2000

/**
 * Moves looks of before a day that stand after a place into what each person saw last, and answers the place
 * to go on from; undefined at the end. An ad or account that is held at this moment is left to the next run.
 */
export async function moveViews(
  db: Database,
  { before, after }: { before: string; after: ViewPlace },
): Promise<ViewPlace | undefined> {
  const { rows } = await sql<ViewPlace>`
    with looks as materialized (
      select listing_id, viewer_id, viewed_on, viewed_at from listing_views
      -- Backwards along the index of a person's looks, whose order this is.
      where viewer_id <= ${after.viewerId}::integer
        and (viewer_id < ${after.viewerId}::integer or viewed_at > ${after.viewedAt}::timestamptz)
      order by viewer_id desc, viewed_at limit ${looksAtOnce}
    ), held as materialized (
      select looks.* from looks
      join listings on listings.id = looks.listing_id
      join users on users.id = looks.viewer_id
      where viewed_on < ${before}::date
      for key share of listings, users skip locked
    ), gone as (
      delete from listing_views seen using held
      where (seen.listing_id, seen.viewer_id, seen.viewed_on)
        = (held.listing_id, held.viewer_id, held.viewed_on)
    ), kept as (
      insert into recent_views as recent (viewer_id, listing_id, viewed_at)
      select viewer_id, listing_id, max(viewed_at) from held group by 1, 2
      on conflict (viewer_id, listing_id) do update
        set viewed_at = greatest(recent.viewed_at, excluded.viewed_at)
    )
    select viewer_id as "viewerId", viewed_at as "viewedAt" from looks
    order by 1, 2 desc limit 1`.execute(db)
  return rows[0]
}

/** Leaves of what the people between two places saw last the newest `most`. */
export async function trimRecentViews(
  db: Database,
  { from, to, most }: { from: number; to: number; most: number },
): Promise<void> {
  await sql`
    delete from recent_views recent using (
      select viewer_id, listing_id,
        row_number() over (partition by viewer_id order by viewed_at desc, listing_id desc) as place
      from recent_views where viewer_id between ${from} and ${to}
    ) as ranked
    where recent.viewer_id = ranked.viewer_id and recent.listing_id = ranked.listing_id
      and place > ${most}`.execute(db)
}

/** Forgets last looks of before a time; at most 5,000 at once. Answers how many. */
export async function deleteRecentViews(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from recent_views where ctid = any(array(
      select ctid from recent_views where viewed_at < ${before} order by viewed_at limit 5000))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
