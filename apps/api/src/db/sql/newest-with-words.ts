// The newest ads that hold words or attributes: the index is asked for one slice of time after the other, until enough are found.
import { attributeTable } from '@wepa/domain/attributes/fitting'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { type AskedAttributes, divideAsked } from './attribute-filters.ts'
import {
  allOf,
  conditionsOf,
  fits,
  isPaid,
  type ListingFilters,
  type Sql,
} from './listing-filters.ts'
import type { QueryWriter } from './text-query.ts'

const HOUR = 3_600_000
/** The slices of each level, as `wepa_facets` of migration 112 cuts time. */
const LEVELS = [
  { name: 'q', hours: 1.5 },
  { name: '0', hours: 6 },
  { name: '1', hours: 24 },
  { name: '2', hours: 96 },
  { name: '3', hours: 384 },
]
const WIDER = 4
/** Of the levels below a day so many at least: the first may lie ahead, and of what is most usual a day brings thousands. */
const NARROW = 3
/** Slices of the widest level; beyond them all time is asked for at once. */
const WIDEST = 4
/** Who begins so far back finds slices of the narrowest level on every ad for as long as they go (migration 113). */
const RECENT = 12 * HOUR
/** More cells than this are not asked of the index: the ads that it finds are measured. */
const CELLS = 40

/** The words of a title and the key of the category, as the index of migration 114 holds them. */
const TITLE = sql`(ts_filter(words, '{a}') || ('categoria' || category_id::text || ':1')::tsvector)`

export type WithWords = ListingFilters & { match: WordQuery }

type Newest = {
  /** Of `search_ads`. */
  columns: Sql
  limit: number
  /** None is newer than this. */
  until: Date
  write: QueryWriter
  /** What the words must stand in: of an ad all that it says, unless something else is given that an index holds. */
  words?: Sql
  /** What else must hold. */
  besides?: Sql
}

/** Of the newest ads with several attributes so many are read for their words, before the index is asked for both. */
const PEEK = 600

/**
 * The newest found ads, in no order. Who has chosen make and years mostly has words that all such ads say ('carro'): the
 * index would compare their long list with each other one. Where the first of the ads that have the attributes are enough,
 * or all of them, nothing else is read.
 */
export function newestWithWords(filters: ListingFilters, newest: Newest): Sql {
  const { match, attributes } = filters
  const { columns, limit, write, words } = newest
  const isNarrow = divideAsked(attributes ?? new Map()).facets.length > 1
  if (!match || words || !isNarrow) return walk(filters, newest)
  const ads = walk(
    { ...filters, match: undefined },
    {
      ...newest,
      limit: PEEK,
      columns: sql`${columns}, words as peek_words, created_at as peek_at`,
    },
  )
  const all = walk(filters, {
    ...newest,
    columns: sql`${columns}, null::tsvector as peek_words, created_at as peek_at`,
  })
  return sql`
    with peek as materialized (${ads}),
    fitting as materialized (select * from peek where peek_words @@ ${write(match)}
      order by peek_at desc, id desc limit ${sql.lit(limit)}),
    peeked as materialized (select (select count(*) from fitting) = ${sql.lit(limit)}
      or (select count(*) from peek) < ${sql.lit(PEEK)} as is_enough)
    select * from fitting where (select is_enough from peeked)
    union all (select * from (${all}) all_found where not (select is_enough from peeked))`
}

/**
 * The newest found ads, in no order. With one index for all time a common word would bring every ad that holds it, and
 * the planner, asked to walk the newest ads instead, walks far for a rare one. The slices widen: what is common is found
 * in the first, and what is rare costs a dozen looks.
 */
function walk(
  filters: ListingFilters,
  { columns, limit, until, write, words = sql`words`, besides }: Newest,
): Sql {
  const places = facetsOf(filters)
  const { slices, ends } =
    filters.municipality === undefined
      ? slicesUntil(until, filters.now, places.length > 0)
      : daysThenAll(until)
  const { facets, rest } = divideAsked(filters.attributes ?? new Map())
  const conditions = [
    ...(filters.match ? [sql`${words} @@ ${write(filters.match)}`] : []),
    sql`facets @> (slice::text[] || ${places}::text[])`,
    sql`created_at < slice_ends`,
    ...cellFacets(filters),
    ...facets.map((some) => sql`facets && ${some}::text[]`),
    ...conditionsOf({ ...filters, attributes: rest }),
    ...(filters.seller ? [isSoldBy(filters)] : []),
    ...(besides ? [besides] : []),
  ]
  // A nested loop comes to the slices in their order, and the limit ends it: no plan can do otherwise here.
  return sql`select found.* from unnest(${slices}::text[], ${ends}::timestamptz[]) slices (slice, slice_ends),
    lateral (select ${columns} from search_ads where ${allOf(conditions)}
      order by created_at desc, id desc limit ${sql.lit(limit)}) found
    limit ${sql.lit(limit)}`
}

/** The newest paid ads with these words in their titles, or with the attributes alone, in no order: of what is usual there are thousands. */
export function newestPaid(
  filters: ListingFilters,
  { title, limit, write }: { title: WordQuery | undefined; limit: number; write: QueryWriter },
): Sql {
  return newestWithWords(
    { ...filters, match: title },
    {
      columns: sql`id, created_at`,
      limit,
      until: filters.now,
      write: (query) => write(query, 'A'),
      words: TITLE,
      besides: isPaid(filters.now),
    },
  )
}

/** `search_ads` names no person. */
function isSoldBy({ seller, now }: ListingFilters): Sql {
  return sql`exists (select from listings where listings.id = search_ads.id and ${fits.seller(seller, now)})`
}

/** What is in the index beside the words and narrows them. */
function facetsOf({ categoryId, municipality, region, attributes }: ListingFilters): string[] {
  const isCategoryAsked = categoryId !== undefined && !impliesCategory(attributes ?? new Map())
  return [
    ...(isCategoryAsked ? [`c:${categoryId}`] : []),
    ...(municipality === undefined ? [] : [`m:${municipality}`]),
    ...(region === undefined ? [] : [`r:${region}`]),
  ]
}

/** What only ads of one category can say finds no others: the index has one list less to read. */
function impliesCategory(asked: AskedAttributes): boolean {
  return [...asked.keys()].some((key) => attributeTable[key].categories?.length === 1)
}

function cellFacets({ circle }: ListingFilters): Sql[] {
  if (!circle || circle.cells.length > CELLS) return []
  return [sql`facets && ${circle.cells.map((cell) => `g:${cell}`)}::text[]`]
}

/** Of the index each, with the end of its time. */
type Slices = { slices: string[]; ends: Date[] }

/**
 * The last days, then all time. The index reads the shorter of two lists that it compares: of most municipalities that is
 * their own, so that each wide slice costs as much as all time, while of the largest a few days bring enough.
 */
function daysThenAll(until: Date): Slices {
  const width = 96 * HOUR
  const last = Math.floor((until.getTime() + 6 * HOUR) / width)
  const slices = [last, last - 1].map((slice) => `{2:${slice}}`)
  const ends = [last + 1, last, last - 1].map((end) => new Date(end * width))
  return { slices: [...slices, '{}'], ends }
}

/**
 * Slices that hold all time until `until`, the newest first, each with its end: of every level up to where one of the
 * next begins, at least one. The first is the one after `until`, for clocks of several servers differ.
 */
function slicesUntil(until: Date, now: Date, isNarrowed: boolean): Slices {
  const isRecent = now.getTime() - until.getTime() < RECENT
  const levels = isRecent ? LEVELS : LEVELS.slice(1)
  const slices: string[] = []
  const ends: Date[] = []
  let end = Math.floor(until.getTime() / ((levels[0]?.hours ?? 1) * HOUR)) + 2
  for (const { name, hours } of levels) {
    const width = hours * HOUR
    const isWidest = name === LEVELS.at(-1)?.name
    const least = hours < 24 ? NARROW : 1
    const stop = isWidest ? end - WIDEST : Math.floor((end - least) / WIDER) * WIDER
    for (; end > stop; end--) {
      slices.push(`{${name}:${end - 1}}`)
      ends.push(new Date(end * width))
    }
    if (isWidest) ends.push(new Date(end * width))
    end /= WIDER
  }
  // Beside something else all time need not be asked for; alone, nothing would be asked, and all be read.
  return { slices: [...slices, isNarrowed ? '{}' : '{*}'], ends }
}
