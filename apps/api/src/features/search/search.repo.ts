// Ids of found ads in their order. The designs were measured at 100,000 and 1,000,000 ads (apps/api/bench).
import type { Sort } from '@wepa/domain/search/params'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { stampOf } from '../../db/ad-stamp.ts'
import { chooseLead, leadHour } from '../../db/choose-lead.ts'
import { type Database, kept } from '../../db/database.ts'
import { firstFound } from '../../db/sql/first-found.ts'
import {
  allOf,
  isFound,
  isPaid,
  type ListingFilters,
  type Sql,
} from '../../db/sql/listing-filters.ts'
import {
  newestPaidWithWords,
  newestWithWords,
  type WithWords,
} from '../../db/sql/newest-with-words.ts'
import { nearest, type Ranking, SCORED, scoreOf } from '../../db/sql/relevance.ts'
import { type Hit, type Key, orderOf, type Stamped, timeOf } from '../../db/sql/result-orders.ts'
import type { QueryWriter } from '../../db/sql/text-query.ts'

/** Beyond this nobody counts ('1,000+', with words '400+'): holding ten thousand ads against words to count a thousand of them costs most of a search's time. */
const COUNT_CAP = 1001
const WORDS_CAP = 401
/** Who finds so many ads finds more than are counted a moment later, too. */
const CROWD = 3 * COUNT_CAP
/** Few different texts, for the limits that are usual with what is read beyond them, and the largest. */
const ROOMS = [8, 24, 54, 104]
/** Paid places that take part in the rotation at the head of a page. */
const LEAD_POOL = 24

export type HitPage = {
  hits: Hit[]
  /** Paid ads whose turn it is to lead. */
  paid: Stamped[]
  /** Number of found ads, at most `capOf` the search. */
  total: number
}

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
  db: Database,
  filters: ListingFilters,
  page: PageOptions,
): Promise<HitPage> {
  const isFirst = isSteady(filters) && !page.after && page.without.length === 0
  const { rows } = await (isFirst
    ? db.executeQuery<HitPage>(firstPage(db, filters, page))
    : selectHits(filters, page).execute(db))
  return requirePage(rows[0])
}

function selectHits(filters: ListingFilters, page: PageOptions): RawBuilder<HitPage> {
  const { columns, order, isPast } = orderOf(page.sort, filters.center)
  const { sort, after, without, write } = page
  const limit = roomOf(page.limit)
  const bound = after && isPast(after)
  const besides = without.length > 0 ? sql`id <> all(${without})` : undefined
  const isWalk = isIndexed(filters) && sort === 'newest'
  const found = isWalk
    ? newestWithWords(filters, {
        columns,
        limit,
        write,
        until: after ? timeOf(after) : filters.now,
        besides: allOf([bound ?? sql`true`, besides ?? sql`true`]),
      })
    : firstFound(filters, {
        columns,
        order,
        limit: sql.lit(limit),
        ...(bound && { bound }),
        ...(besides && { besides }),
      })
  return sql<HitPage>`${isWalk ? kept : planOf(filters)} select
    ${after ? NONE : paidHits(filters, write)} as paid,
    ${sql.lit(capOf(filters))} as total,
    ${asList(stamped(ordered(sql`(${found}) found`, { sort, limit, center: filters.center })))} as hits`
}

/** First pages of categories and places by what they are of: what everybody asks is written once. */
const firstPages = new LRUCache<string, { query: CompiledQuery<HitPage>; now: Date }>({ max: 500 })

/** The statement of such a page; nothing in it but the time is another one within the hour of a lead. */
function firstPage(db: Database, filters: ListingFilters, page: PageOptions) {
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
export async function isCrowded(db: Database, filters: ListingFilters): Promise<boolean> {
  // In no order: the first that come will do.
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from listings where ${isFound(filters)} limit ${sql.lit(CROWD)}) found`.execute(db)
  return rows[0]?.count === CROWD
}

/** One more than is counted of such a search; who finds so many may find any number. */
export function capOf(filters: ListingFilters): number {
  return filters.match ? WORDS_CAP : COUNT_CAP
}

/**
 * A page out of the newest `capOf` hits: all of them, or, when that many came, only fit for the
 * order `newest` and for `total`. One plan for rare and common things: the limit lets the planner
 * walk the newest ads where hits are common, and no scan runs twice.
 */
export async function listPooledHits(
  db: Database,
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

export type RankedPage = HitPage & {
  /** The oldest hit that took part in the ranking. */
  last: Key | null
}

export type RankedOptions = {
  ranking: Ranking
  limit: number
  after: Key | undefined
  without: readonly number[]
  write: QueryWriter
}

/** The best of the newest `capOf` hits; a hit's key is its score in millionths. */
export async function listRankedHits(
  db: Database,
  filters: WithWords,
  page: RankedOptions,
): Promise<RankedPage> {
  const { ranking, limit, after, without, write } = page
  const conditions: Sql[] = [sql`true`]
  if (after) conditions.push(sql`(key, id) < (${after.key}::bigint, ${after.id})`)
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  const pool = newestWithWords(filters, {
    columns: SCORED,
    limit: WORDS_CAP,
    until: ranking.asOf,
    write,
    besides: sql`created_at <= ${ranking.asOf}`,
  })
  const { rows } = await sql<RankedPage>`${kept}
    with pool as materialized (${pool}),
    scored as (select id, ((${scoreOf(filters.match, ranking, write)}) * 1e6)::bigint as key from pool)
    select
      ${after ? NONE : paidHits(filters, write)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(
        titled(
          stamped(sql`select id, key::text from scored where ${allOf(conditions)}
          order by scored.key desc, id desc limit ${sql.lit(roomOf(limit))}`),
        ),
      )} as hits,
      (select json_build_object('id', id, 'key', (extract(epoch from created_at) * 1000)::bigint::text)
        from (select id, created_at from pool order by created_at, id limit 1) oldest) as last`.execute(
    db,
  )
  return requirePage(rows[0])
}

const NONE = sql`'[]'::json`

/**
 * Paid hits as a list: from all of them, for a week's place must not end with the newest thousand.
 * With words, only those whose title says so in Spanish: a place is bought among what people look
 * for, and looks foreign anywhere else.
 */
function paidHits(filters: ListingFilters, write: QueryWriter): Sql {
  const newest = hasWords(filters)
    ? newestPaidWithWords(filters, {
        title: nearest(filters.match, 0.8) ?? filters.match,
        limit: LEAD_POOL,
        write,
      })
    : sql`select id from listings where ${allOf([isFound(filters), isPaid(filters.now)])}
        order by created_at desc, id desc limit ${sql.lit(LEAD_POOL)}`
  return asList(stamped(chooseLead(newest, filters.now)))
}

/** What the narrow table is asked for: its index holds words and attributes. */
function isIndexed({ match, attributes }: ListingFilters): boolean {
  return match !== undefined || attributes !== undefined
}

function hasWords(filters: ListingFilters): filters is WithWords {
  return filters.match !== undefined
}

/** Rows as one JSON value, which answers a page and its metrics in one round trip. */
function asList(rows: Sql): Sql {
  return sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`
}

/** Found ads in their order, each with its title. */
function titled(rows: Sql): Sql {
  return sql`select titled_ads.*, (select title from listings where listings.id = titled_ads.id) as title
    from (${rows}) titled_ads`
}

/** Found ads in their order, each with the state it is in. */
function stamped(rows: Sql): Sql {
  return sql`select found_ads.*, ${stampOf(sql`found_ads.id`)} as stamp from (${rows}) found_ads`
}

function requirePage<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('a select of values alone answered no row')
  return page
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

/** At least so many rows, to stand as a number in the text: a plan for any number would be one for a tenth of all ads. */
function roomOf(limit: number): number {
  return ROOMS.find((room) => room >= limit) ?? limit
}
