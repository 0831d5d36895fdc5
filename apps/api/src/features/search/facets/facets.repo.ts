// How many of the found ads have each value of their attributes.
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { capOf } from '../../../db/sql/hit-page.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** `label`: how most of the ads write a text. */
export type FacetRow = { key: string; value: string; label: string | null; count: number }

/**
 * Values with the number of ads that have them, of the newest found ads, `total` of them; `isAll` when those are all,
 * and no more than are counted of such a search.
 */
export async function countFacets(
  db: Database,
  filters: ListingFilters,
  { keys, write }: { keys: readonly FacetKey[]; write: QueryWriter },
): Promise<{ rows: FacetRow[]; total: number; isAll: boolean }> {
  const limit = capOf(filters)
  const pool = newestWithWords(filters, {
    columns: sql`id, created_at, facets, attributes`,
    limit,
    until: filters.now,
    write,
  })
  const [only] = keys
  const prefix = only && keys.length === 1 ? `a:${only}=` : 'a:'
  // The facets hold each value as it is compared; how it is written only texts need to say.
  const { rows } = await sql<{ ads: number; rows: FacetRow[] }>`${kept}
    with pool as materialized (${pool}),
    written as (
      select facet, case when split_part(substr(facet, 3), '=', 1) = any(${keys.filter(isText)}::text[])
        then attributes ->> split_part(substr(facet, 3), '=', 1) end as label, count(*) as count
      from pool, unnest(facets) facet where starts_with(facet, ${prefix})
      group by facet, label),
    counted as (
      select split_part(substr(facet, 3), '=', 1) as key, substr(facet, strpos(facet, '=') + 1) as value,
        sum(count)::integer as count, (array_agg(label order by count desc, label))[1] as label
      from written group by facet)
    select (select count(*)::integer from pool) as ads,
      (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted
        where key = any(${[...keys]}::text[])) as rows`.execute(db)
  const [found] = rows
  const ads = found?.ads ?? 0
  return { rows: found?.rows ?? [], total: Math.min(ads, limit - 1), isAll: ads < limit }
}

function isText(key: FacetKey): boolean {
  return attributeTable[key].kind === 'text'
}
