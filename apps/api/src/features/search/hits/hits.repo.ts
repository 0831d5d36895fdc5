// Ids of found ads in their order. The designs were measured at 100,000 and 1,000,000 ads (apps/api/bench).
import type { Sort } from '@wepa/domain/search/params'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { leadHour } from '../../../db/choose-lead.ts'
import { kept, type ReadDatabase } from '../../../db/database.ts'
import { firstFound } from '../../../db/sql/first-found.ts'
import {
  asList,
  COUNT_CAP,
  capOf,
  type HitPage,
  isIndexed,
  NONE,
  paidHits,
  requirePage,
  roomOf,
  stamped,
} from '../../../db/sql/hit-page.ts'
import { allOf, isFound, type ListingFilters, type Sql } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import { type Key, orderOf, rangeOf, timeOf } from '../../../db/sql/result-orders.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** Who finds so many ads finds more than are counted a moment later, too. */
const CROWD = 3 * COUNT_CAP
export type PageOptions = {
  sort: Sort
  limit: number
  after: Key | undefined
  /** Ads that already led a page. */
  without: readonly number[]
  write: QueryWriter
}

/** A page in an order that an index has, of a search whose hits need not be counted: `total` is the most that counts. */
export async function listHits(
  db: ReadDatabase,
  filters: ListingFilters,
  page: PageOptions,
): Promise<HitPage> {
  const isFirst = isSteady(filters) && !page.after && page.without.length === 0
  const { rows } = await (isFirst
    ? db.getExecutor().executeQuery<HitPage>(firstPage(db, filters, page))
    : selectHits(filters, page).execute(db))
  return requirePage(rows[0])
}

function selectHits(filters: ListingFilters, page: PageOptions): RawBuilder<HitPage> {
  const { columns, order, isPast } = orderOf(page.sort, filters.center)
  const { sort, after, without, write } = page
  const limit = roomOf(page.limit)
  const bound = allOf([after ? isPast(after) : sql`true`, rangeOf(sort, filters) ?? sql`true`])
  const besides = without.length > 0 ? sql`id <> all(${without})` : sql`true`
  const isWalk = isIndexed(filters) && sort === 'newest'
  const found = isWalk
    ? newestWithWords(filters, {
        columns,
        limit,
        write,
        until: after ? timeOf(after) : filters.now,
        besides: allOf([bound, besides]),
      })
    : firstFound(filters, { columns, order, limit: sql.lit(limit), bound, besides })
  return sql<HitPage>`${isWalk ? kept : planOf(filters)} select
    ${after ? NONE : paidHits(filters, write)} as paid,
    ${sql.lit(capOf(filters))} as total,
    ${asList(stamped(ordered(sql`(${found}) found`, { sort, limit, center: filters.center })))} as hits`
}

/** First pages of categories and places by what they are of: what everybody asks is written once. */
const firstPages = new LRUCache<string, { query: CompiledQuery<HitPage>; now: Date }>({ max: 500 })

/** The statement of such a page; nothing in it but the time is another one within the hour of a lead. */
function firstPage(db: ReadDatabase, filters: ListingFilters, page: PageOptions) {
  const { now, categoryId, municipality, region, isFeatured } = filters
  const lead = leadHour(now)
  const room = roomOf(page.limit)
  const key = [page.sort, room, lead, categoryId, municipality, region, isFeatured].join()
  const known = firstPages.get(key) ?? { query: selectHits(filters, page).compile(db), now }
  firstPages.set(key, known)
  const parameters = known.query.parameters.map((value) => (value === known.now ? now : value))
  return { ...known.query, parameters }
}

/** True where so many ads fit that a search need not count them, for a while. */
export async function isCrowded(db: ReadDatabase, filters: ListingFilters): Promise<boolean> {
  // In no order: the first that come will do.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from listings where ${isFound(filters)} limit ${sql.lit(CROWD)}) found`.execute(db)
  return rows[0]?.count === CROWD
}

/**
 * A page out of the newest `capOf` hits: all of them, or, when that many came, only fit for the
 * order `newest` and for `total`. One plan for rare and common things: the limit lets the planner
 * walk the newest ads where hits are common, and no scan runs twice.
 */
export async function listPooledHits(
  db: ReadDatabase,
  filters: ListingFilters,
  page: PageOptions,
): Promise<HitPage> {
  const { columns } = orderOf(page.sort, filters.center)
  const limit = capOf(filters)
  const pool = isIndexed(filters)
    ? newestWithWords(filters, { columns, limit, until: filters.now, write: page.write })
    : firstFound(filters, {
        columns,
        order: orderOf('newest', undefined).order,
        limit: sql.lit(limit),
      })
  const { rows } = await sql<HitPage>`${isIndexed(filters) ? kept : planOf(filters)}
    with pool as materialized (${pool})
    select
      ${page.after ? NONE : paidHits(filters, page.write)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(stamped(ordered(sql`pool`, { ...page, limit: roomOf(page.limit), center: filters.center })))} as hits`.execute(
    db,
  )
  return requirePage(rows[0])
}

function ordered(from: Sql, { sort, limit, center, after, without = [] }: Ordering): Sql {
  const { key, order, isPast } = orderOf(sort, center)
  const conditions = [sql`true`]
  if (after) conditions.push(isPast(after))
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  return sql`select id, (${key})::text as key from ${from} where ${allOf(conditions)}
    order by ${order} limit ${sql.lit(limit)}`
}

type Ordering = Pick<PageOptions, 'sort' | 'limit'> &
  Partial<PageOptions> & { center: ListingFilters['center'] }

/** Keeps the plan where any values have the same. */
function planOf(filters: ListingFilters) {
  return isSteady(filters) ? kept : sql``
}

/**
 * True of a search within a category or a place, for the newest are found by an index there. Words, prices and circles
 * are rare or common by their values.
 */
export function isSteady(filters: ListingFilters): boolean {
  const { now, categoryId, municipality, region, isFeatured, ...others } = filters
  return Object.values(others).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  )
}
