// Views and clicks, counted in the database so that parallel ones add up.
import { PLACES_WITH_INTEREST } from '@wepa/domain/insights/interest'
import { type RawBuilder, sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { countEvent, type NewEvent } from '../../../db/sql/count-event.ts'
import { IS_PUBLIC } from '../../../db/sql/public-ads.ts'

export type Counters = {
  userId: number
  isActive: boolean
  isPublic: boolean
  views: number
  clicks: number
}

/** Views and taps of an ad so far, and what decides whether another one counts; undefined where there is no ad. */
export function findCounters(db: Database, id: number): Promise<Counters | undefined> {
  return db
    .selectFrom('listings')
    .modifyFront(kept)
    .select(['userId', 'isActive', 'views', 'clicks', IS_PUBLIC.as('isPublic')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type View = { listingId: number; viewerId: number; at: Date; event: NewEvent }

/**
 * Notes that a person looked at an ad; the first time that day it counts. The owner's
 * look and one at an ad without a page leave nothing. True when it counted.
 */
export async function insertView(db: Database, view: View): Promise<boolean> {
  const day = view.event.eventDate
  const { numAffectedRows } = await sql`${kept}
    with ad as (
      select id from listings
      where id = ${view.listingId} and user_id <> ${view.viewerId} and is_active
      for key share
    ), seen as (
      insert into listing_views (listing_id, viewer_id, viewed_on, viewed_at)
      select id, ${view.viewerId}::integer, ${day}::date, ${view.at}::timestamptz from ad
      on conflict (listing_id, viewer_id, viewed_on) do update set viewed_at = excluded.viewed_at
      -- A row that was updated carries the mark of the writer before; a new one carries none.
      returning (xmax = 0) as is_new
    ), counted as (
      update listings set
        views = views + 1,
        views_today = case when views_day = ${day}::date then views_today + 1 else 1 end,
        views_day = ${day}::date
      where id = ${view.listingId} and exists (select 1 from seen where is_new)
      returning id, user_id, is_featured, featured_plan, featured_expires_at
    ), again as (${countRepeat(view)})
    ${countEvent(view.event, 'counted')}`.execute(db)
  return numAffectedRows === 1n
}

/** One more tap on a contact. */
export async function addClick(db: Database, id: number, event: NewEvent): Promise<number> {
  const { rows } = await sql<{ clicks: number }>`
    with counted as (
      update listings set clicks = clicks + 1 where id = ${id} returning id, clicks
    ), noted as (${countEvent(event, 'counted')})
    select clicks from counted`.execute(db)
  return rows[0]?.clicks ?? 0
}

/** Days that lie between two looks of a person at most, so that the second says they came back. */
const comesBackWithin = 30

/**
 * `insert …` that counts a person who looked on an earlier day as well, for the owner of an ad whose place brings that;
 * nobody hears of somebody they have blocked.
 */
function countRepeat({ viewerId, at, event }: View): RawBuilder<unknown> {
  const since = new Date(at.getTime() - comesBackWithin * 86_400_000)
  return sql`
    insert into repeat_views (listing_id, viewed_on)
    select id, ${event.eventDate}::date from counted
    where is_featured and featured_plan = any(${PLACES_WITH_INTEREST}) and featured_expires_at > ${at}
      and exists (
        select from recent_views
        where viewer_id = ${viewerId} and listing_id = counted.id and viewed_at > ${since}
        union all
        select from listing_views
        where viewer_id = ${viewerId} and listing_id = counted.id and viewed_on < ${event.eventDate}::date)
      and not exists (
        select from blocks where blocker_id = counted.user_id and blocked_id = ${viewerId})
    on conflict (listing_id, viewed_on) do update set people = repeat_views.people + 1`
}
