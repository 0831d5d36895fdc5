// How many of the found ads have each value of their attributes.
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../../db/database.ts'
import { IS_OFFERED } from '../../../db/sql/attribute-filters.ts'
import { capOf, requirePage } from '../../../db/sql/hit-page.ts'
import type { ListingFilters, Sql } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** `label`: how most of the ads write a text. */
export type FacetRow = { key: string; value: string; label: string | null; count: number }

/** `total`: of found ads; `isAll` when those are all, and no more than are counted of such a search. */
export type Counted = { rows: FacetRow[]; total: number; isAll: boolean }

type Keys = { keys: readonly FacetKey[]; write: QueryWriter }

/** So many ads more are read where wanted ads ('busco') may stand among the offered ones. */
const WANTED_ADS = 40

/**
 * Values of `keys` among the newest offered ads, and of 'intent' among wanted ones ('busco') too, which the search leaves
 * out. One statement counts both, and a second one the offered ads where too many of the newest are wanted.
 */
export async function countWithIntents(
  db: ReadDatabase,
  filters: ListingFilters,
  { keys, write }: Keys,
): Promise<Counted> {
  const limit = capOf(filters)
  const most = limit + WANTED_ADS
  const anybody = { ...filters, isOffered: undefined }
  const { ads, offered, rows } = await countPool(db, anybody, {
    keys,
    write,
    limit: most,
    isCounted: sql`(is_offered or facet like 'a:intent=%')`,
  })
  const isEnough = ads < most || offered >= limit
  if (isEnough) return { rows, ...totalOf(offered, limit) }
  const others = keys.filter((key) => key !== 'intent')
  const counted = await countFacets(db, filters, { keys: others, write })
  return { ...counted, rows: [...counted.rows, ...rows.filter(({ key }) => key === 'intent')] }
}

/** Values of `keys` with the number of ads that have them, of the newest found ads. */
export async function countFacets(
  db: ReadDatabase,
  filters: ListingFilters,
  { keys, write }: Keys,
): Promise<Counted> {
  const limit = capOf(filters)
  const { ads, rows } = await countPool(db, filters, { keys, write, limit, isCounted: sql`true` })
  return { rows, ...totalOf(ads, limit) }
}

function totalOf(ads: number, limit: number): Pick<Counted, 'total' | 'isAll'> {
  return { total: Math.min(ads, limit - 1), isAll: ads < limit }
}

/** `isCounted` is the condition on a `facet` and its ad to be counted; `offered` are those of the `ads` that are not wanted ones. */
async function countPool(
  db: ReadDatabase,
  filters: ListingFilters,
  { keys, write, limit, isCounted }: Keys & { limit: number; isCounted: Sql },
): Promise<{ ads: number; offered: number; rows: FacetRow[] }> {
  const pool = newestWithWords(filters, {
    columns: sql`id, created_at, facets, attributes, ${IS_OFFERED} as is_offered`,
    limit,
    until: filters.now,
    write,
  })
  const [only] = keys
  const prefix = only && keys.length === 1 ? `a:${only}=%` : 'a:%'
  // The facets hold each value as it is compared; how it is written only texts need to say.
  const { rows } = await sql<{ ads: number; offered: number; rows: FacetRow[] }>`${kept}
    with pool as materialized (${pool}),
    said as (select unnest(facets) as facet, attributes, is_offered from pool offset 0),
    written as (
      select facet, case when split_part(substr(facet, 3), '=', 1) = any(${keys.filter(isText)}::text[])
        then attributes ->> split_part(substr(facet, 3), '=', 1) end as label, count(*) as count
      from said where facet like ${prefix} and ${isCounted}
      group by facet, label),
    counted as (
      select split_part(substr(facet, 3), '=', 1) as key, substr(facet, strpos(facet, '=') + 1) as value,
        sum(count)::integer as count, (array_agg(label order by count desc, label))[1] as label
      from written group by facet)
    select (select count(*)::integer from pool) as ads,
      (select count(*)::integer from pool where is_offered) as offered,
      (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted
        where key = any(${[...keys]}::text[])) as rows`.execute(db)
  return requirePage(rows[0])
}

function isText(key: FacetKey): boolean {
  return attributeTable[key].kind === 'text'
}
