// Ads by municipality. Both plans were measured at 100,000 and 1,000,000 ads (bench case 'by municipality').
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'
import { firstFound } from '../../db/sql/first-found.ts'
import { fits, type ListingFilters } from '../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../db/sql/newest-with-words.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import type { QueryWriter } from '../../db/sql/text-query.ts'

/** In one municipality nobody counts beyond this ('1,000+'), as in lists. */
export const TOWN_CAP = 1000
/** Of a search that no index counts so many of the newest ads are looked at; fewer where each is held against words. */
const POOL = 5000
const WORDS_POOL = 1000

type Row = { municipality: string; count: number }

/** All public ads, or those of a category: counted within two indexes, without the ads. At most TOWN_CAP + 1 each. */
export async function countInTowns(
  db: ReadDatabase,
  slugs: readonly string[],
  categoryId: number | undefined,
): Promise<Map<string, number>> {
  const inCategory = categoryId === undefined ? sql`true` : fits.category(categoryId)
  const { rows } = await sql<Row>`
    select slug as municipality, counted.count
    from unnest(${slugs}::text[]) as town (slug), lateral (
      select count(*)::integer as count from (
        select from listings where ${IS_PUBLIC} and ${fits.municipality(sql`slug`)} and ${inCategory}
        limit ${TOWN_CAP + 1}) found) counted
    where counted.count > 0`.execute(db)
  return byTown(rows)
}

/** Of the newest found ads, up to a most; `isAll` when there are no more. */
export async function countNewestByTown(
  db: ReadDatabase,
  filters: ListingFilters,
  write: QueryWriter,
): Promise<{ counts: Map<string, number>; isAll: boolean }> {
  const { match, now } = filters
  const limit = match ? WORDS_POOL : POOL
  const columns = sql`municipality, created_at, id`
  const pool = match
    ? newestWithWords({ ...filters, match }, { columns, limit, until: now, write })
    : firstFound(filters, {
        columns,
        order: sql`created_at desc, id desc`,
        limit: sql.lit(limit),
      })
  const { rows } = await sql<Row & { municipality: string | null }>`${match ? kept : sql``}
    select municipality, count(*)::integer as count from (${pool}) pool
    group by municipality`.execute(db)
  return {
    counts: byTown(rows.filter(({ municipality }) => municipality !== null)),
    isAll: rows.reduce((sum, { count }) => sum + count, 0) < limit,
  }
}

function byTown(rows: readonly Row[]): Map<string, number> {
  return new Map(rows.map(({ municipality, count }) => [municipality, count]))
}
