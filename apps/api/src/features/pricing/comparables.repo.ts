// What the marketplace itself asks for things alike.
import type { Condition } from '@wepa/domain/listings/condition'
import { any, type WordQuery, word } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import { textQuery } from '../../db/sql/text-query.ts'

export type Wanted = {
  categoryId: number
  /** Folded words that name the thing; one at least. */
  words: readonly string[]
  condition: Condition | null
  /** Whose ads do not count. */
  userId: number
  /** Sold ads count from then on. */
  soldSince: Date
}

/** Prices in dollars: the quartiles of `count` ads. */
export type PriceStatistics = { count: number; low: number; median: number; high: number }

/** Fewer tell nothing. */
const LEAST = 5
/** Ads looked at, the newest: those that hold all words, and those that hold some. */
const ALL_WORDS = 300
const SOME_WORDS = 300

/**
 * The quartiles of the prices of ads alike: of the same category, public or sold in the last year, whose
 * titles hold most of the words; those of the same condition where they are enough. More words in common
 * go first. Prices far outside (1.5 times the middle half, four times the median) are left out.
 * Undefined for fewer than five.
 */
export async function findPrices(
  db: Database,
  { categoryId, words, condition, userId, soldSince }: Wanted,
): Promise<PriceStatistics | undefined> {
  const least = Math.max(1, Math.ceil((words.length * 2) / 3))
  const each = words.map((key) => inTitle(word(key)))
  const overlap = sql.join(
    each.map((query) => sql`(words @@ ${query})::integer`),
    sql` + `,
  )
  const some = inTitle(any(words.map((key) => word(key))))
  const every = inTitle({ kind: 'all', of: words.map((key) => word(key)) })
  const alike = (state: typeof IS_PUBLIC, query: typeof some, limit: number) => sql`
    (select id, (price_numeric + coalesce(price_max, price_numeric)) / 2 as amount, condition, words
    from listings
    where ${state} and category_id = ${categoryId} and user_id <> ${userId} and price_numeric > 0
      and words @@ ${query}
    order by created_at desc limit ${limit})`
  const isSold = sql<boolean>`status = 'sold' and updated_at > ${soldSince} and withdrawn_at is null`
  const fits = sql`ads.overlap >= levels.overlap
    and (not levels.is_same or ads.condition = ${condition})`
  const { rows } = await sql<PriceStatistics>`
    with found as materialized (
      ${alike(IS_PUBLIC, every, ALL_WORDS)} union ${alike(IS_PUBLIC, some, SOME_WORDS)}
      union ${alike(isSold, every, ALL_WORDS)} union ${alike(isSold, some, SOME_WORDS)}
    ), ads as materialized (
      select amount::float8 as amount, condition, ${overlap} as overlap from found
    ), levels as (
      select overlap, is_same
      from generate_series(${least}::integer, ${words.length}::integer) as overlap,
        (values (true), (false)) as same (is_same)
      where not is_same or ${condition}::text is not null
    ), raw as materialized (
      select levels.overlap, levels.is_same,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as quartile
      from levels join ads on ${fits}
      group by 1, 2 having count(*) >= ${LEAST}
    ), cut as (
      select levels.overlap, levels.is_same, count(*) as count,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as quartile
      from raw as levels join ads on ${fits}
        and amount between
          greatest(quartile[1] - 1.5 * (quartile[3] - quartile[1]), quartile[2] / 4)
          and least(quartile[3] + 1.5 * (quartile[3] - quartile[1]), quartile[2] * 4)
      group by 1, 2 having count(*) >= ${LEAST}
    )
    select count, quartile[1] as low, quartile[2] as median, quartile[3] as high
    from cut order by overlap desc, is_same desc limit 1`.execute(db)
  return rows[0]
}

const inTitle = (query: WordQuery) => textQuery(query, 'A')
