// Ids of found ads in their order. The designs were measured at 100,000 and 1,000,000 ads (apps/api/bench).
import type { Condition } from '@wepa/domain/listings/condition'
import type { Sort } from '@wepa/domain/search/params'
import { atLeast, sizeOf, type WordQuery } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import { firstFound } from '../../db/sql/first-found.ts'
import {
  allOf,
  CHEAPEST,
  DEAREST,
  isFound,
  isPaid,
  type ListingFilters,
  type Sql,
} from '../../db/sql/listing-filters.ts'
import { type TextPart, textQuery } from '../../db/sql/text-query.ts'

/** Beyond this nobody counts ('1,000+', with words '400+'): holding ten thousand ads against words to count a thousand of them costs most of a search's time. */
const COUNT_CAP = 1001
const WORDS_CAP = 401
/** Few different texts, for the limits that are usual with what is read beyond them, and the largest. */
const ROOMS = [8, 24, 54, 104]
/** Paid places that take part in the rotation at the head of a page. */
const LEAD_POOL = 24

/** A found ad and its place in the order: `key` then `id` (of a date, its milliseconds since 1970). */
export type Hit = { id: number; key: string }

export type HitPage = {
  hits: Hit[]
  /** Paid ads that may lead, at most LEAD_POOL. */
  paid: number[]
  /** Number of found ads, at most `capOf` the search. */
  total: number
}

export type PageOptions = {
  sort: Sort
  limit: number
  after: Hit | undefined
  /** Ads that already led a page. */
  without: readonly number[]
}

/** `columns`: all that key and order are made of, and no more, so that an index may hold them all. */
type Order = { columns: Sql; key: Sql; order: Sql; isPast: (after: Hit) => Sql }

const BY_TIME = sql`id, created_at`
const BY_PRICE = sql`id, created_at, price_numeric`

const ORDERS: Record<Sort, Order> = {
  newest: {
    columns: BY_TIME,
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at desc, id desc`,
    isPast: (at) => sql`(created_at, id) < (${timeOf(at)}, ${at.id})`,
  },
  oldest: {
    columns: BY_TIME,
    key: sql`(extract(epoch from created_at) * 1000)::bigint`,
    order: sql`created_at, id`,
    isPast: (at) => sql`(created_at, id) > (${timeOf(at)}, ${at.id})`,
  },
  'price-low': {
    columns: BY_PRICE,
    key: CHEAPEST,
    order: sql`${CHEAPEST}, (-id)`,
    isPast: (at) => sql`(${CHEAPEST}, (-id)) > (${at.key}::numeric, ${-at.id})`,
  },
  'price-high': {
    columns: BY_PRICE,
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
  const { columns, order, isPast } = ORDERS[page.sort]
  const { after, without } = page
  const limit = roomFor(page.limit)
  const found = firstFound(filters, {
    columns,
    order,
    limit,
    ...(after && { bound: isPast(after) }),
    ...(without.length > 0 && { besides: sql`id <> all(${without})` }),
  })
  const { rows } =
    await sql<Hit>`${planOf(filters)}${ordered(sql`(${found}) found`, { sort: page.sort, limit })}`.execute(
      db,
    )
  return rows
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
  const { rows } = await sql<HitPage>`${planOf(filters)}
    with pool as materialized (${firstFound(filters, {
      columns: ORDERS[page.sort].columns,
      order: ORDERS.newest.order,
      limit: sql.lit(capOf(filters)),
    })})
    select
      ${page.after ? sql`array[]::integer[]` : paidIds(filters)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(ordered(sql`pool`, { ...page, limit: roomFor(page.limit) }))} as hits`.execute(db)
  return requirePage(rows[0])
}

/**
 * What makes an ad relevant. `exact`: the words as typed. `preferred`: what is better said than not.
 * `categories`: where the island's own reading of the words belongs. `asOf`: freshness counts from
 * here and newer ads stay out, so that pages fit together while people publish.
 */
export type Ranking = {
  exact: WordQuery
  preferred: readonly WordQuery[]
  categories: readonly number[]
  conditions: readonly Condition[]
  asOf: Date
}

export type RankedPage = HitPage & {
  /** The oldest hit that took part in the ranking. */
  last: Hit | null
}

export type RankedOptions = {
  ranking: Ranking
  limit: number
  after: Hit | undefined
  without: readonly number[]
}

/** The best of the newest `capOf` hits; a hit's key is its score in millionths. */
export async function listRankedHits(
  db: Database,
  filters: ListingFilters & { match: WordQuery },
  page: RankedOptions,
): Promise<RankedPage> {
  const { ranking, limit, after, without } = page
  const conditions: Sql[] = [sql`true`]
  if (after) conditions.push(sql`(key, id) < (${after.key}::bigint, ${after.id})`)
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  const { rows } = await sql<RankedPage>`
    with pool as materialized (${firstFound(filters, {
      columns: sql`id, created_at, category_id, condition, words`,
      order: ORDERS.newest.order,
      limit: sql.lit(WORDS_CAP),
      bound: sql`created_at <= ${ranking.asOf}`,
    })}),
    scored as (select id, ((${scoreOf(filters.match, ranking)}) * 1e6)::bigint as key from pool)
    select
      ${after ? sql`array[]::integer[]` : paidIds(filters)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(sql`select id, key::text from scored where ${allOf(conditions)}
        order by scored.key desc, id desc limit ${roomFor(limit)}`)} as hits,
      (select json_build_object('id', id, 'key', (extract(epoch from created_at) * 1000)::bigint::text)
        from (select id, created_at from pool order by created_at, id limit 1) oldest) as last`.execute(
    db,
  )
  return requirePage(rows[0])
}

/**
 * Paid hits as an array: from all of them, for a week's place must not end with the newest thousand.
 * With words, only those whose title says so in Spanish: a place is bought among what people look
 * for, and looks foreign anywhere else.
 */
function paidIds(filters: ListingFilters): Sql {
  const { match, ...others } = filters
  const conditions = [isFound(others), isPaid(filters.now)]
  if (match) conditions.push(sql`words @@ ${textQuery(atLeast(match, 0.8) ?? match, 'A')}`)
  return sql`array(select id from listings where ${allOf(conditions)}
    order by created_at desc, id desc limit ${sql.lit(LEAD_POOL)})`
}

/** Rows as one JSON value, which answers a page and its metrics in one round trip. */
function asList(rows: Sql): Sql {
  return sql`coalesce((select json_agg(listed) from (${rows}) listed), '[]')`
}

function requirePage<Page>(page: Page | undefined): Page {
  if (!page) throw new Error('a select of values alone answered no row')
  return page
}

function ordered(from: Sql, { sort, limit, after, without = [] }: Ordering): Sql {
  const { key, order, isPast } = ORDERS[sort]
  const conditions = [sql`true`]
  if (after) conditions.push(isPast(after))
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  return sql`select id, (${key})::text as key from ${from} where ${allOf(conditions)}
    order by ${order} limit ${limit}`
}

type Ordering = Pick<PageOptions, 'sort'> & { limit: Sql } & Partial<
    Pick<PageOptions, 'after' | 'without'>
  >

/**
 * Keeps the plan where any values have the same: within a category or a place the newest are found by an index.
 * Words, prices and circles are rare or common by their values.
 */
function planOf({ now, categoryId, municipality, region, isFeatured, ...others }: ListingFilters) {
  const isSteady = Object.values(others).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  )
  return isSteady ? kept : sql``
}

/** At least so many rows, as a number in the text: a plan for any number would be one for a tenth of all ads. */
function roomFor(limit: number): Sql {
  return sql.lit(ROOMS.find((room) => room >= limit) ?? limit)
}

function timeOf({ key }: Hit): Date {
  return new Date(Number(key))
}

/**
 * Title before text, the typed word before its synonyms, said often before said once, new before
 * old (half after two weeks). The weights were set by looking at results, title above all.
 */
function scoreOf(match: WordQuery, ranking: Ranking): Sql {
  const age = sql`extract(epoch from ${ranking.asOf}::timestamptz - created_at)::float8`
  return sql.join(
    [
      sql`${points(2)} * case when words @@ ${textQuery(match, 'A')}
        then ${nearness(match, ranking.exact, 'A')} else ${points(0)} end`,
      nearness(match, ranking.exact),
      sql`${points(0.5)} * ts_rank(words, ${textQuery(ranking.exact)}, 1)`,
      sql`${points(0.5)} * exp(${points(-0.05 / 86_400)} * ${age})`,
      ...(ranking.categories.length > 0
        ? [bonus(sql`category_id = any(${ranking.categories})`, 0.5)]
        : []),
      ...(ranking.conditions.length > 0
        ? [bonus(sql`condition = any(${ranking.conditions})`, 0.3)]
        : []),
      ...ranking.preferred.map((query) => bonus(sql`words @@ ${textQuery(query)}`, 0.3)),
    ],
    sql` + `,
  )
}

/**
 * How near the words come that satisfy the query: 1 the typed ones, less for synonyms. What was
 * typed outweighs freshness; among synonyms their nearness is a fine point. Of ads that satisfy the
 * query nothing need be held against its widest form.
 */
function nearness(match: WordQuery, exact: WordQuery, part?: TextPart): Sql {
  let before = sizeOf(exact)
  const tiers = [0.9, 0.8].flatMap((weight) => {
    const query = atLeast(match, weight)
    const size = query ? sizeOf(query) : before
    if (!query || size === before || size === sizeOf(match)) return []
    before = size
    return [sql`when words @@ ${textQuery(query, part)} then ${points(weight - 0.2)}`]
  })
  return sql`case when words @@ ${textQuery(exact, part)} then ${points(1)}
    ${sql.join(tiers, sql` `)} else ${points(0.5)} end`
}

function bonus(condition: Sql, worth: number): Sql {
  return sql`case when ${condition} then ${points(worth)} else ${points(0)} end`
}

/** A floating number: with decimal ones, reckoning the scores takes longer than finding the ads. */
function points(value: number): Sql {
  return sql`${sql.lit(value)}::float8`
}
