// Ids of found ads in their order. The designs were measured at 100,000 and 1,000,000 ads (apps/api/bench).
import type { Sort } from '@wepa/domain/search-params'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  allOf,
  CHEAPEST,
  DEAREST,
  isFound,
  isPaid,
  type ListingFilters,
  type Sql,
} from './search-filters.repo.ts'

/** Beyond this nobody counts: '1,000+'. */
export const COUNT_CAP = 1001
/** Paid places that take part in the rotation at the head of a page. */
const LEAD_POOL = 24

/** A found ad and its place in the order: `key` then `id` (of a date, its milliseconds since 1970). */
export type Hit = { id: number; key: string }

export type HitPage = {
  hits: Hit[]
  /** Paid ads that may lead, at most LEAD_POOL. */
  paid: number[]
  /** Number of found ads, at most COUNT_CAP. */
  total: number
}

export type PageOptions = {
  sort: Sort
  limit: number
  after: Hit | undefined
  /** Ads that already led a page. */
  without: readonly number[]
}

type Order = { key: Sql; order: Sql; isPast: (after: Hit) => Sql }

const ORDERS: Record<Sort, Order> = {
  newest: {
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at desc, id desc`,
    isPast: (at) => sql`(created_at, id) < (${timeOf(at)}, ${at.id})`,
  },
  oldest: {
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at, id`,
    isPast: (at) => sql`(created_at, id) > (${timeOf(at)}, ${at.id})`,
  },
  'price-low': {
    key: CHEAPEST,
    order: sql`${CHEAPEST}, (-id)`,
    isPast: (at) => sql`(${CHEAPEST}, (-id)) > (${at.key}::numeric, ${-at.id})`,
  },
  'price-high': {
    key: DEAREST,
    order: sql`${DEAREST} desc, id desc`,
    isPast: (at) => sql`(${DEAREST}, id) < (${at.key}::numeric, ${at.id})`,
  },
}

/** A page in an order that an index has. */
export async function listHits(
  db: Database,
  filters: ListingFilters,
  page: PageOptions,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`${ordered(sql`listings`, isFound(filters), page)}`.execute(db)
  return rows
}

/**
 * A page out of the newest COUNT_CAP hits: all of them, or, when that many came, only fit for the
 * order `newest` and for `total`. One plan for rare and common things: the limit lets the planner
 * walk the newest ads where hits are common, and no scan runs twice.
 */
export async function listPooledHits(
  db: Database,
  filters: ListingFilters,
  page: PageOptions,
): Promise<HitPage> {
  const { rows } = await sql<HitPage>`
    with pool as materialized (
      select id, created_at, price_numeric
      from listings where ${isFound(filters)}
      order by created_at desc, id desc limit ${COUNT_CAP})
    select
      ${page.after ? sql`array[]::integer[]` : paidIds(filters)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(ordered(sql`pool`, sql`true`, page))} as hits`.execute(db)
  return requirePage(rows[0])
}

/** Paid hits as an array: from all of them, for a week's place must not end with the newest thousand. */
export function paidIds(filters: ListingFilters): Sql {
  return sql`array(select id from listings where ${isFound(filters)} and ${isPaid(filters.now)}
    order by created_at desc, id desc limit ${LEAD_POOL})`
}

/** Rows as one JSON value, which answers a page and its figures in one round trip. */
export function asList(rows: Sql): Sql {
  return sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`
}

export function requirePage<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('a select of values alone answered no row')
  return page
}

function ordered(from: Sql, found: Sql, { sort, limit, after, without }: PageOptions): Sql {
  const { key, order, isPast } = ORDERS[sort]
  const conditions = [found]
  if (after) conditions.push(isPast(after))
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  return sql`select id, (${key})::text as key from ${from} where ${allOf(conditions)}
    order by ${order} limit ${limit}`
}

function timeOf({ key }: Hit): Date {
  return new Date(Number(key))
}
