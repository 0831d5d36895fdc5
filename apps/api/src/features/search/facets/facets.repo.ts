// How many of the found ads have each value of their attributes.
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { sql } from 'kysely'
import { type Database, kept } from '../../../db/database.ts'
import { IS_OFFERED } from '../../../db/sql/attribute-filters.ts'
import { capOf } from '../../../db/sql/hit-page.ts'
import type { ListingFilters, Sql } from '../../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../../db/sql/text-query.ts'

/** `label`: how most of the ads write a text. */
export type FacetRow = { key: string; value: string; label: string | null; count: number }

/** `total`: of found ads; `isAll` when those are all, and no more than are counted of such a search. */
export type Counted = { rows: FacetRow[]; total: number; isAll: boolean }

type Keys = { keys: readonly FacetKey[]; write: QueryWriter }

/** Ads that are read beyond those that are counted, for others that look for something may stand among them. */
const SEEKERS = 40

/**
 * Values of `keys` among the newest found ads, and of 'intent' as if the search did not leave out who looks for something.
 * Both are counted of one reading, unless there are so many of the latter that too few others are left.
 */
export async function countWithIntents(
  db: Database,
  filters: ListingFilters,
  { keys, write }: Keys,
): Promise<Counted> {
  const limit = capOf(filters)
  const most = limit + SEEKERS
  const anybody = { ...filters, isOffered: undefined }
  const { ads, offered, rows } = await readPool(db, anybody, {
    keys,
    write,
    limit: most,
    isCounted: sql`(is_offered or facet like 'a:intent=%')`,
  })
  if (ads < most || offered >= limit) return { rows, ...totalOf(offered, limit) }
  const others = keys.filter((key) => key !== 'intent')
  const counted = await countFacets(db, filters, { keys: others, write })
  return { ...counted, rows: [...counted.rows, ...rows.filter(({ key }) => key === 'intent')] }
}

/** Values of `keys` with the number of ads that have them, of the newest found ads. */
export async function countFacets(
  db: Database,
  filters: ListingFilters,
  { keys, write }: Keys,
): Promise<Counted> {
  const limit = capOf(filters)
  const { ads, rows } = await readPool(db, filters, { keys, write, limit, isCounted: sql`true` })
  return { rows, ...totalOf(ads, limit) }
}

function totalOf(ads: number, limit: number): Pick<Counted, 'total' | 'isAll'> {
  return { total: Math.min(ads, limit - 1), isAll: ads < limit }
}

/** `isCounted`: of each value of each ad. */
async function readPool(
  db: Database,
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
  const [found] = rows
  if (!found) throw new Error('a select of values alone answered no row')
  return found
}

function isText(key: FacetKey): boolean {
  return attributeTable[key].kind === 'text'
}
