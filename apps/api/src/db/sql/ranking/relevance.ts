// How relevant a found ad is, as SQL over the columns of `search_ads`. What shall count more is another term of the sum.
import type { Condition } from '@wepa/domain/listings/condition'
import {
  atLeast,
  sizeOf,
  type WordQuery,
  withoutAttributes,
} from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import type { Sql } from '../listing-filters.ts'
import type { QueryWriter, TextPart } from '../text-query.ts'
import { type Nudges, scoresOf } from './nudges.ts'

/**
 * What makes an ad relevant. `exact`: the words as typed. `preferred`: what is better said than not.
 * `categories`: where the island's own reading of the words belongs. `asOf`: freshness counts from
 * here and newer ads stay out, so that pages fit together while people publish.
 */
export type Ranking = Nudges & {
  exact: WordQuery
  preferred: readonly WordQuery[]
  categories: readonly number[]
  conditions: readonly Condition[]
  asOf: Date
}

/** What the score is made of, of a table called `pool`. */
export const SCORED = sql`id, created_at, category_id, condition, price_numeric, municipality, words, size`

/**
 * Title before text, the typed word before its synonyms, said often before said once, new before
 * old (half after two weeks). The weights were set by looking at results, title above all. What titles
 * of another thing lose (`lossOf`) comes off it.
 */
export function scoreOf(match: WordQuery, ranking: Ranking, write: QueryWriter): Sql {
  const age = sql`date_part('epoch', ${ranking.asOf}::timestamptz - created_at)`
  return sql.join(
    [
      sql`${points(2)} * case when words @@ ${write(match, 'A')}
        then ${nearness(match, ranking.exact, write, 'A')} else ${points(0)} end`,
      nearness(match, ranking.exact, write),
      // What `ts_rank(…, 1)` divides by, without the concepts among the words.
      sql`${points(0.5)} * ts_rank(words, ${write(ranking.exact)}) * ${points(Math.LN2)} / ln(size + 1)`,
      sql`${points(0.5)} * exp(${points(-0.05 / 86_400)} * ${age})`,
      ...(ranking.categories.length > 0
        ? [bonus(sql`category_id = any(${ranking.categories})`, 0.5)]
        : []),
      ...(ranking.conditions.length > 0
        ? [bonus(sql`condition = any(${ranking.conditions})`, 0.3)]
        : []),
      ...ranking.preferred.map((query) => bonus(sql`words @@ ${write(query)}`, 0.3)),
      ...scoresOf(ranking, write),
    ],
    sql` + `,
  )
}

/**
 * How near the words come that satisfy the query: 1 the typed ones, less for synonyms. What was
 * typed outweighs freshness; among synonyms their nearness is a fine point. Of ads that satisfy the
 * query nothing need be held against its widest form.
 */
function nearness(match: WordQuery, exact: WordQuery, write: QueryWriter, part?: TextPart): Sql {
  let before = sizeOf(exact)
  const tiers = [0.9, 0.8].flatMap((weight) => {
    const query = nearest(match, weight)
    const size = query ? sizeOf(query) : before
    if (!query || size === before || size === sizeOf(match)) return []
    before = size
    return [sql`when words @@ ${write(query, part)} then ${points(weight - 0.2)}`]
  })
  return sql`case when words @@ ${write(exact, part)} then ${points(1)}
    ${sql.join(tiers, sql` `)} else ${points(0.5)} end`
}

const NEAREST = new WeakMap<WordQuery, Map<number, WordQuery | undefined>>()

/** `atLeast`, the same query each time: what is kept of a reading, such as how it is written, is found again. */
function nearest(match: WordQuery, weight: number): WordQuery | undefined {
  const known = NEAREST.get(match) ?? new Map<number, WordQuery | undefined>()
  NEAREST.set(match, known)
  if (!known.has(weight)) known.set(weight, atLeast(match, weight))
  return known.get(weight)
}

/** What titles may say of a query, as near as its other Spanish names; the same query each time. */
export function titleOf(match: WordQuery): WordQuery | undefined {
  const known = TITLES.get(match) ?? withoutAttributes(nearest(match, 0.8) ?? match)
  if (known) TITLES.set(match, known)
  return known
}

const TITLES = new WeakMap<WordQuery, WordQuery>()

function bonus(condition: Sql, worth: number): Sql {
  return sql`case when ${condition} then ${points(worth)} else ${points(0)} end`
}

/** A floating number: with decimal ones, reckoning the scores takes longer than finding the ads. */
function points(value: number): Sql {
  return sql`${sql.lit(value)}::float8`
}
