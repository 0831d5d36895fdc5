// What the marketplace itself asks for things alike.
import type { Condition } from '@wepa/domain/listings/condition'
import { FOREIGN, type Nudge, WEAK } from '@wepa/domain/search/reading/nudges'
import { all, any, type WordQuery, within } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import type { Sql } from '../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../db/sql/newest-with-words.ts'
import { lossOf, scoresOf } from '../../db/sql/ranking/nudges.ts'
import { type QueryWriter, textQuery } from '../../db/sql/text-query.ts'

export type Wanted = {
  categoryId: number
  /** What an ad must say for each word that names the thing; one at least. */
  clauses: readonly WordQuery[]
  /** A part of another thing: all words must be said. */
  isPart: boolean
  /** What tells ads of another kind: parts of the thing, what is done to it, who seeks it, the other deal. */
  nudges: readonly Nudge[]
  deal: 'rent' | 'sale' | undefined
  condition: Condition | null
  /** What they are compared with, in dollars. */
  amount: number | null
  /** Whose ads do not count. */
  userId: number
  /** Sold ads count from then on, public ones until now. */
  soldSince: Date
  now: Date
}

/**
 * Prices in dollars: the quartiles of `count` ads, and how many of these ask less and more than `amount`, 0 without one.
 */
export type PriceStanding = {
  count: number
  low: number
  median: number
  high: number
  cheaper: number
  dearer: number
}

/** Fewer tell nothing. */
const LEAST = 5
/** Ads looked at, the newest: of those that hold all words, and of those that hold all but one. */
const POOL = 40
/** Names of a word that sold ads are asked for, the nearest ones: their index takes each name by itself. */
const SOLD_NAMES = 8

/**
 * The quartiles of the prices of ads alike: of the same category, public or sold in the last year, whose
 * titles say most of the words in any name, and which the search would not put among those of another kind; those of
 * the same condition where they are enough. More words in common go first. Prices far outside (1.5 times the middle
 * half, four times the median) are left out. Undefined for fewer than five.
 */
export async function findPrices(
  db: Database,
  wanted: Wanted,
  write: QueryWriter,
): Promise<PriceStanding | undefined> {
  const { clauses, condition, isPart, amount } = wanted
  const least = isPart ? clauses.length : Math.max(1, Math.ceil((clauses.length * 2) / 3))
  const nearest = clauses.map((clause) => within(clause, SOLD_NAMES))
  const found = [
    ...poolsOf(clauses, least).map((query) => publicAds(wanted, query, write)),
    ...poolsOf(nearest, least).map((query) => soldAds(wanted, query)),
  ]
  const fits = sql`ads.overlap >= levels.overlap
    and (not levels.is_same or ads.condition = ${condition})`
  const { rows } = await sql<PriceStanding>`${kept}
    with found as materialized (${sql.join(found, sql` union all `)}
    ), ads as materialized (
      select ((price_numeric + coalesce(price_max, price_numeric)) / 2)::float8 as amount, condition, overlap
      from (select distinct on (id) *, ${overlapOf(wanted)} as overlap from found) said
      where overlap >= ${least} and ${kindOf(wanted)} > ${2 * WEAK}
    ), levels as (
      select overlap, is_same
      from generate_series(${least}::integer, ${clauses.length}::integer) as overlap,
        (values (true), (false)) as same (is_same)
      where not is_same or ${condition}::text is not null
    ), raw as materialized (
      select levels.overlap, levels.is_same,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as quartile
      from levels join ads on ${fits}
      group by 1, 2 having count(*) >= ${LEAST}
    ), cut as (
      select levels.overlap, levels.is_same, count(*) as count,
        count(*) filter (where amount < ${amount}::float8) as cheaper,
        count(*) filter (where amount > ${amount}::float8) as dearer,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as quartile
      from raw as levels join ads on ${fits}
        and amount between
          greatest(quartile[1] - 1.5 * (quartile[3] - quartile[1]), quartile[2] / 4)
          and least(quartile[3] + 1.5 * (quartile[3] - quartile[1]), quartile[2] * 4)
      group by 1, 2 having count(*) >= ${LEAST}
    )
    select count, cheaper, dearer, quartile[1] as low, quartile[2] as median, quartile[3] as high
    from cut order by overlap desc, is_same desc limit 1`.execute(db)
  return rows[0]
}

/** What must be held: all words; where fewer will do, all but any one of them as well. */
function poolsOf(clauses: readonly WordQuery[], least: number): WordQuery[] {
  if (least === clauses.length) return [all(clauses)]
  return [all(clauses), any(clauses.map((_, at) => all(clauses.toSpliced(at, 1))))]
}

/** The newest public ads with the words in their titles. */
function publicAds(wanted: Wanted, query: WordQuery, write: QueryWriter): Sql {
  const { categoryId, userId, now } = wanted
  const ads = newestWithWords(
    { now, categoryId, match: query, isOffered: true },
    {
      columns: MEASURED,
      limit: POOL,
      until: now,
      write,
      besides: sql`price_numeric > 0 and words @@ ${write(query, 'A')} and not exists (
        select from listings where listings.id = search_ads.id and listings.user_id = ${userId})`,
    },
  )
  return sql`(${ads})`
}

/** The newest ads sold since, which no index of the search holds. */
function soldAds(wanted: Wanted, query: WordQuery): Sql {
  const { categoryId, userId, soldSince } = wanted
  return sql`(select ${MEASURED} from listings
    where status = 'sold' and updated_at > ${soldSince} and withdrawn_at is null
      and category_id = ${categoryId} and user_id <> ${userId} and price_numeric > 0
      and words @@ ${textQuery(query, 'A')}
    order by created_at desc limit ${sql.lit(POOL)})`
}

const MEASURED = sql`id, category_id, price_numeric, price_max, condition, words`

/** How many of the words a title says. */
function overlapOf({ clauses }: Wanted): Sql {
  const said = clauses.map((clause) => sql`(words @@ ${textQuery(clause, 'A')})::integer`)
  return sql.join(said, sql` + `)
}

/** How far an ad is of another kind, below 0. */
function kindOf({ nudges, deal }: Wanted): Sql {
  const foreign = nudges.filter(({ worth }) => Math.abs(worth) >= -FOREIGN)
  const kind = scoresOf(
    { nudges: foreign, openings: [], heads: undefined, isCheap: false, deal, free: undefined },
    textQuery,
  )
  return sql.join([lossOf({ nudges: foreign }, textQuery), ...kind], sql` + `)
}
