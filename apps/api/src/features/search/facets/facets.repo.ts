// How many of the found ads have each value of their attributes.
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { firstFound } from '../../../db/sql/first-found.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** Of more ads the newest are looked at. */
export const FACET_POOL = 1000

/** `label`: how most of the ads write it. */
export type FacetRow = { key: string; value: string; label: string; count: number }

/** Values with the number of ads that have them, of the newest found ads, `total` of them; `isAll` when those are all. */
export async function countFacets(
  db: Database,
  filters: ListingFilters,
  { keys, write }: { keys: readonly string[]; write: QueryWriter },
): Promise<{ rows: FacetRow[]; total: number; isAll: boolean }> {
  const isIndexed = filters.match !== undefined || filters.attributes !== undefined
  const columns = sql`id, created_at, attributes`
  const limit = FACET_POOL + 1
  const pool = isIndexed
    ? newestWithWords(filters, { columns, limit, until: filters.now, write })
    : firstFound(filters, {
        columns,
        order: sql`created_at desc, id desc`,
        limit: sql.lit(limit),
      })
  const { rows } = await sql<{ ads: number; rows: FacetRow[] }>`${isIndexed ? kept : sql``}
    with pool as materialized (${pool}),
    counted as (
      select key, value, count(*)::integer as count, mode() within group (order by attributes ->> key) as label
      from pool, unnest(${[...keys]}::text[]) key,
        unnest(wepa_attribute_values(coalesce(attributes -> key, 'null'))) value
      group by key, value)
    select (select count(*)::integer from pool) as ads,
      (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted) as rows`.execute(db)
  const [found] = rows
  const ads = found?.ads ?? 0
  return { rows: found?.rows ?? [], total: Math.min(ads, FACET_POOL), isAll: ads <= FACET_POOL }
}
