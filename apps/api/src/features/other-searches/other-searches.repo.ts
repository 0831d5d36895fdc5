// Whether a search would find anything, and how many of some ads it finds.
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'
import { isFound, type ListingFilters, type Sql } from '../../db/sql/listing-filters.ts'
import { newestWithWords } from '../../db/sql/newest-with-words.ts'
import type { QueryWriter } from '../../db/sql/text-query.ts'

/** Which of these searches find an ad that is not among `without`, in one statement; by their index. */
export async function findFruitful(
  db: Database,
  searches: readonly ListingFilters[],
  { without, write }: { without: readonly number[]; write: QueryWriter },
): Promise<ReadonlySet<number>> {
  if (searches.length === 0) return new Set()
  const shown = without.length > 0 ? sql`id <> all(${without})` : sql`true`
  const each = searches.map(
    (filters, index) =>
      sql`select ${sql.lit(index)} as index where exists (${oneOf(filters, shown, write)})`,
  )
  const { rows } = await sql<{
    index: number
  }>`${kept} ${sql.join(each, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ index }) => index))
}

/** One found ad. With words the slices of time answer; without, the indexes of the filters. */
function oneOf(filters: ListingFilters, shown: Sql, write: QueryWriter): Sql {
  const { match, now } = filters
  if (!match) return sql`select from listings where ${isFound(filters)} and ${shown} limit 1`
  const search = { ...filters, match }
  return newestWithWords(search, {
    columns: sql`id, created_at`,
    limit: 1,
    until: now,
    write,
    besides: shown,
  })
}

/** How many of these ads a search finds. */
export async function countFoundAmong(
  db: Database,
  filters: ListingFilters,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from listings
    where id = any(${ids}) and ${isFound(filters)}`.execute(db)
  return rows[0]?.count ?? 0
}
