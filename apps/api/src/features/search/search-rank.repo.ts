// The order of relevance: over the newest hits only, for ranking all hits of a common word takes half
// a second at a million ads.
import type { Condition } from '@wepa/domain/condition'
import { atLeast, type WordQuery } from '@wepa/domain/word-query'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type TextPart, textQuery } from '../../db/text-query.ts'
import { asList, COUNT_CAP, type Hit, type HitPage, paidIds, requirePage } from './search.repo.ts'
import { allOf, isFound, type ListingFilters, type Sql } from './search-filters.repo.ts'

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

/** The best of the newest COUNT_CAP hits; a hit's key is its score in millionths. */
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
    with pool as materialized (
      select id, created_at, category_id, condition, words
      from listings where ${isFound(filters)} and created_at <= ${ranking.asOf}
      order by created_at desc, id desc limit ${COUNT_CAP}),
    scored as (select id, (${scoreOf(filters.match, ranking)} * 1e6)::bigint as key from pool)
    select
      ${after ? sql`array[]::integer[]` : paidIds(filters)} as paid,
      (select count(*)::integer from pool) as total,
      ${asList(sql`select id, key::text from scored where ${allOf(conditions)}
        order by scored.key desc, id desc limit ${limit}`)} as hits,
      (select json_build_object('id', id, 'key', (extract(epoch from created_at) * 1000)::bigint::text)
        from pool order by created_at, id limit 1) as last`.execute(db)
  return requirePage(rows[0])
}

/**
 * Title before text, the typed word before its synonyms, said often before said once, new before
 * old (half after two weeks). The weights were set by looking at results, title above all.
 */
function scoreOf(match: WordQuery, ranking: Ranking): Sql {
  const age = sql`extract(epoch from ${ranking.asOf}::timestamptz - created_at)::float8`
  return sql.join(
    [
      sql`${points(2)} * ${nearness(match, ranking.exact, 'A')}`,
      nearness(match, ranking.exact),
      sql`${points(0.5)} * ts_rank(words, ${textQuery(ranking.exact)}, 1)`,
      sql`${points(0.5)} * exp(${points(-0.05 / 86_400)} * ${age})`,
      bonus(sql`category_id = any(${ranking.categories})`, 0.5),
      bonus(sql`condition = any(${ranking.conditions})`, 0.3),
      ...ranking.preferred.map((query) => bonus(sql`words @@ ${textQuery(query)}`, 0.3)),
    ],
    sql` + `,
  )
}

/** The weight of the nearest alternatives that satisfy the query: 1 for the typed words, 0 for none. */
function nearness(match: WordQuery, exact: WordQuery, part?: TextPart): Sql {
  const tiers = [0.9, 0.8, 0.7].flatMap((weight) => {
    const query = atLeast(match, weight)
    return query ? [sql`when words @@ ${textQuery(query, part)} then ${points(weight)}`] : []
  })
  return sql`case when words @@ ${textQuery(exact, part)} then ${points(1)}
    ${sql.join(tiers, sql` `)} else ${points(0)} end`
}

function bonus(condition: Sql, worth: number): Sql {
  return sql`case when ${condition} then ${points(worth)} else ${points(0)} end`
}

/** A floating number: with decimal ones, reckoning the scores takes longer than finding the ads. */
function points(value: number): Sql {
  return sql`${sql.lit(value)}::float8`
}
