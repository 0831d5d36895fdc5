// The best ads of a search with words, reckoned where they lie.
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../../db/database.ts'
import {
  asList,
  FOUND_CAP,
  type HitPage,
  NONE,
  paidHits,
  requirePage,
  roomOf,
  stamped,
} from '../../../db/sql/hit-page.ts'
import { allOf, type Sql } from '../../../db/sql/listing-filters.ts'
import { newestWithWords, type WithWords } from '../../../db/sql/newest-with-words.ts'
import { lossOf } from '../../../db/sql/ranking/nudges.ts'
import { type Ranking, SCORED, scoreOf } from '../../../db/sql/ranking/relevance.ts'
import type { Key } from '../../../db/sql/result-orders.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

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

/** Of so many with the best scores the losses are reckoned first: they take longest, and a page is short. */
const CONTENDERS = 128

/** The best of the newest `capOf` hits; a hit's key is its score in millionths. */
export async function listRankedHits(
  db: ReadDatabase,
  filters: WithWords,
  page: RankedOptions,
): Promise<RankedPage> {
  if (!page.after) {
    const { least, ...ranked } = await rank(db, filters, page, CONTENDERS)
    const hits = ranked.hits.slice(0, page.limit)
    const last = hits.at(-1)
    const isFull = hits.length === page.limit && last !== undefined
    // Whoever is no contender had a lower score before its losses already.
    if (ranked.total <= CONTENDERS) return ranked
    if (isFull && least !== null && BigInt(last.key) > BigInt(least)) return { ...ranked, hits }
  }
  const { least, ...ranked } = await rank(db, filters, page, FOUND_CAP)
  return ranked
}

/** `least`: the lowest score of a contender before its losses, in millionths. */
async function rank(
  db: ReadDatabase,
  filters: WithWords,
  { ranking, limit, after, without, write }: RankedOptions,
  contenders: number,
): Promise<RankedPage & { least: string | null }> {
  const conditions: Sql[] = [sql`true`]
  if (after) conditions.push(sql`(key, id) < (${after.key}::bigint, ${after.id})`)
  if (without.length > 0) conditions.push(sql`id <> all(${without})`)
  const pool = newestWithWords(filters, {
    columns: SCORED,
    limit: FOUND_CAP,
    until: ranking.asOf,
    write,
    besides: sql`created_at <= ${ranking.asOf}`,
  })
  const { rows } = await sql<RankedPage & { least: string | null }>`${kept}
    with pool as materialized (${pool}),
    contenders as materialized (
      select *, (${scoreOf(filters.match, ranking, write)}) as score from pool
      order by score desc, id desc limit ${sql.lit(contenders)}),
    scored as (
      select id, ((score + ${lossOf(ranking, write)}) * 1e6)::bigint as key from contenders)
    select
      ${after ? NONE : paidHits(filters, write)} as paid,
      (select count(*)::integer from pool) as total,
      (select (min(score) * 1e6)::bigint::text from contenders) as least,
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

/** Found ads in their order, each with its title. */
function titled(rows: Sql): Sql {
  return sql`select titled_ads.*, (select title from listings where listings.id = titled_ads.id) as title
    from (${rows}) titled_ads`
}
