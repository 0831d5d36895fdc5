// SQL of what a Spotlight place brought its ad, and of the reports that are kept of it.
import type { EventSource, EventType } from '@wepa/domain/insights/analytics'
import type { BoughtTime } from '@wepa/domain/insights/place-report'
import { PlaceReport } from '@wepa/domain/insights/place-report-schema'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type ReportedAd = {
  id: number
  userId: number
  title: string
  categoryId: number
  priceNumeric: string | null
  status: string
}

export async function findReportedAd(db: Database, id: number): Promise<ReportedAd | undefined> {
  return db
    .selectFrom('listings')
    .select(['id', 'userId', 'title', 'categoryId', 'priceNumeric', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The places of an ad, whatever they are, that were paid for or that a plan gave. */
export async function listBoughtTimes(db: Database, listingId: number): Promise<BoughtTime[]> {
  const { rows } = await sql<BoughtTime>`
    select plan, starts_at, expires_at as ends_at from featured_payments
    where listing_id = ${listingId} and status = 'paid'
      and starts_at is not null and expires_at is not null`.execute(db)
  return rows
}

/** Days of Puerto Rico's calendar, both included. */
export type ReportDays = { from: string; to: string }

type DayCount = { date: string; type: EventType; count: number }

export async function listDayCounts(
  db: Database,
  listingId: number,
  { from, to }: ReportDays,
): Promise<DayCount[]> {
  return inDays(db, listingId, { from, to })
    .select(({ fn }) => [
      'eventDate as date',
      'eventType as type',
      fn.sum<number>('count').as('count'),
    ])
    .groupBy(['eventDate', 'eventType'])
    .execute()
}

/** Where the views came from, the most first. */
export async function sumSources(
  db: Database,
  listingId: number,
  days: ReportDays,
): Promise<{ name: EventSource | null; views: number }[]> {
  return inDays(db, listingId, days)
    .select(({ fn }) => ['source as name', fn.sum<number>('count').as('views')])
    .where('eventType', '=', 'view')
    .groupBy('source')
    .orderBy('views', 'desc')
    .orderBy('source')
    .execute()
}

export async function sumReturned(
  db: Database,
  listingId: number,
  { from, to }: ReportDays,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(people), 0)::integer as people from repeat_views
    where listing_id = ${listingId} and viewed_on between ${from}::date and ${to}::date`.execute(db)
  return rows[0]?.people ?? 0
}

/** More tell nothing that these do not. */
const mostAlike = 300

/**
 * What was counted in the same days of others' ads in the category that were public before and are not featured, the
 * newest ones; with a price, of those at half to double of it.
 */
export async function sumAlike(
  db: Database,
  { id, userId, categoryId, priceNumeric }: ReportedAd,
  { from, to, startsAt }: ReportDays & { startsAt: Date },
): Promise<{ ads: number; counted: { type: EventType; count: number }[] }> {
  const hasLikePrice =
    priceNumeric === null || Number(priceNumeric) === 0
      ? sql`true`
      : sql`price_numeric between ${priceNumeric}::numeric / 2 and ${priceNumeric}::numeric * 2`
  const { rows } = await sql<{ ads: number; type: EventType | null; count: number | null }>`
    with alike as materialized (
      select id from listings
      where ${IS_PUBLIC} and category_id = ${categoryId} and created_at <= ${startsAt}
        and id <> ${id} and user_id <> ${userId} and ${hasLikePrice}
        and not (is_featured and featured_expires_at > ${startsAt})
      order by created_at desc, id desc limit ${mostAlike}
    ), counted as (
      select event_type as type, sum(count)::integer as count
      from business_analytics join alike on alike.id = listing_id
      where event_date between ${from}::date and ${to}::date group by event_type
    )
    select (select count(*)::integer from alike) as ads, type, count
    from (select 1) as one left join counted on true`.execute(db)
  return {
    ads: rows[0]?.ads ?? 0,
    counted: rows.flatMap(({ type, count }) => (type && count !== null ? [{ type, count }] : [])),
  }
}

/** False where a report of this place is there already. */
export async function insertReport(
  db: Database,
  { userId, report, createdAt }: { userId: number; report: PlaceReport; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('placeReports')
    .values({
      userId,
      listingId: report.listing.id,
      startsAt: new Date(report.startsAt),
      report: JSON.stringify(report),
      createdAt,
    })
    .onConflict((same) => same.columns(['listingId', 'startsAt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The newest report that is kept for a person of an ad, which may be gone. */
export async function findReport(
  db: Database,
  { userId, listingId }: { userId: number; listingId: number },
): Promise<PlaceReport | undefined> {
  const row = await db
    .selectFrom('placeReports')
    .select('report')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .orderBy('startsAt', 'desc')
    .executeTakeFirst()
  return row && PlaceReport.parse(row.report)
}

function inDays(db: Database, listingId: number, { from, to }: ReportDays) {
  return db
    .selectFrom('businessAnalytics')
    .where('listingId', '=', listingId)
    .where('eventDate', '>=', from)
    .where('eventDate', '<=', to)
}
