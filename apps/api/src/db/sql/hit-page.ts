// What pages of hits have in common: how many rows are read, paid ads at their head, and one JSON value of it all.
import { sql } from 'kysely'
import { stampOf } from '../ad-stamp.ts'
import { chooseLead } from '../choose-lead.ts'
import { allOf, isFound, isPaid, type ListingFilters, type Sql } from './listing-filters.ts'
import { newestPaid } from './newest-with-words.ts'
import { titleOf } from './ranking/relevance.ts'
import type { Hit, Stamped } from './result-orders.ts'
import type { QueryWriter } from './text-query.ts'

/** Beyond this nobody counts ('1,000+', with words or attributes '400+'): to find a thousand of ten thousand such ads, for their number, costs most of a search's time. */
export const COUNT_CAP = 1001
export const FOUND_CAP = 401
/** Few different texts, for the limits that are usual with what is read beyond them, and the largest. */
const ROOMS = [8, 28, 54, 104]
/** Paid places that take part in the rotation at the head of a page. */
const LEAD_POOL = 24

export type HitPage = {
  hits: Hit[]
  /** Paid ads whose turn it is to lead. */
  paid: Stamped[]
  /** Number of found ads, at most `capOf` the search. */
  total: number
}

/** One more than is counted of such a search; who finds so many may find any number. */
export function capOf(filters: ListingFilters): number {
  return isIndexed(filters) ? FOUND_CAP : COUNT_CAP
}

/** At least so many rows, to stand as a number in the text: a plan for any number would be one for a tenth of all ads. */
export function roomOf(limit: number): number {
  return ROOMS.find((room) => room >= limit) ?? limit
}

export const NONE = sql`'[]'::json`

/**
 * Paid hits as a list: from all of them, for a week's place must not end with the newest thousand.
 * With words, only those whose title says so in Spanish: a place is bought among what people look
 * for, and looks foreign anywhere else.
 */
export function paidHits(filters: ListingFilters, write: QueryWriter): Sql {
  const { match } = filters
  const title = match && titleOf(match)
  const newest = isIndexed(filters)
    ? newestPaid(filters, { title, limit: LEAD_POOL, write })
    : sql`select id from listings where ${allOf([isFound(filters), isPaid(filters.now)])}
        order by created_at desc, id desc limit ${sql.lit(LEAD_POOL)}`
  return asList(stamped(chooseLead(newest, filters.now)))
}

/** What the narrow table is asked for: its index holds words and attributes. */
export function isIndexed({ match, attributes }: ListingFilters): boolean {
  return match !== undefined || attributes !== undefined
}

/** Rows as one JSON value, which answers a page and its metrics in one round trip. */
export function asList(rows: Sql): Sql {
  return sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`
}

/** Found ads in their order, each with the state it is in. */
export function stamped(rows: Sql): Sql {
  return sql`select found_ads.*, ${stampOf(sql`found_ads.id`)} as stamp from (${rows}) found_ads`
}

export function requirePage<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('a select of values alone answered no row')
  return page
}
