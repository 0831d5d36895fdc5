// What saved searches were read as, in the columns that the match compares with an ad.
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { SEARCH_VERSION } from '@wepa/domain/search/version'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { type AlertReading, readingColumns } from '../../../db/sql/alert-reading.ts'
import { toSavedSearch } from '../../../db/sql/saved-search-row.ts'
import { textQuery } from '../../../db/sql/text-query.ts'

/** More ads than this hold a common word; how many more changes nothing. */
const COUNTED = 2000

/** How many public ads hold each part, counted to COUNTED. */
export async function countAds(db: Database, parts: readonly WordQuery[]): Promise<number[]> {
  const counts = parts.map(
    (part) => sql`(select count(*)::integer from (select from search_ads
      where words @@ ${textQuery(part)} limit ${COUNTED}) counted)`,
  )
  const { rows } = await sql<{
    counts: number[]
  }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** Searches read by an older search language or before `before`, the oldest readings first. */
export async function listStaleReadings(
  db: Database,
  before: Date,
  limit: number,
): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where(sql<boolean>`(search_version, read_at) < (${SEARCH_VERSION}, ${before}::timestamptz)`)
    .orderBy('searchVersion')
    .orderBy('readAt')
    .limit(limit)
    .execute()
  return rows.map(toSavedSearch)
}

/** Writes what a search is read as now; without a reading, only that it was tried. */
export async function updateReading(
  db: Database,
  id: number,
  reading: AlertReading | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set(reading ? readingColumns(reading, now) : { searchVersion: SEARCH_VERSION, readAt: now })
    .where('id', '=', id)
    .execute()
}
