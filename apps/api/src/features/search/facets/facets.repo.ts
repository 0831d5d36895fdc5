// How many of the found ads have each value of their attributes.
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { capOf } from '../../../db/sql/hit-page.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** `label`: how most of the ads write it. */
export type FacetRow = { key: string; value: string; label: string; count: number }

/**
 * Values with the number of ads that have them, of the newest found ads, `total` of them; `isAll` when those are all,
 * and no more than are counted of such a search.
 */
export async function countFacets(
  db: Database,
  filters: ListingFilters,
  { keys, write }: { keys: readonly string[]; write: QueryWriter },
): Promise<{ rows: FacetRow[]; total: number; isAll: boolean }> {
  const limit = capOf(filters)
  const pool = newestWithWords(filters, {
    columns: sql`id, created_at, facets, attributes`,
    limit,
    until: filters.now,
    write,
  })
  // The facets hold each value as it is compared: nothing has to be made of the attributes but a label for each.
  const { rows } = await sql<{ ads: number; rows: FacetRow[] }>`${kept}
    with pool as materialized (${pool}),
    held as (
      select substr(facet, 3, strpos(facet, '=') - 3) as key, substr(facet, strpos(facet, '=') + 1) as value, attributes
      from pool, unnest(facets) facet where facet like 'a:%'),
    counted as (
      select key, value, count(*)::integer as count, mode() within group (order by attributes ->> key) as label
      from held where key = any(${[...keys]}::text[]) group by key, value)
    select (select count(*)::integer from pool) as ads,
      (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted) as rows`.execute(db)
  const [found] = rows
  const ads = found?.ads ?? 0
  return { rows: found?.rows ?? [], total: Math.min(ads, limit - 1), isAll: ads < limit }
}
