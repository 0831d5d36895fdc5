// What kept searches were read as, in the columns that the match compares with an ad.
import type { SavedSearch } from '@wepa/domain/saved-search'
import { SEARCH_VERSION } from '@wepa/domain/search-version'
import type { CoverWord } from '@wepa/domain/word-cover'
import type { WordQuery } from '@wepa/domain/word-query'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC, type ListingFilters, type Sql } from '../../db/listing-filters.ts'
import { textQuery } from '../../db/text-query.ts'
import { toSavedSearch } from './saved-searches.repo.ts'

/** More ads than this hold a common word; how many more changes nothing. */
const COUNTED = 2000

/** How many public ads hold each part, counted to COUNTED. */
export async function countAds(db: Database, parts: readonly WordQuery[]): Promise<number[]> {
  const counts = parts.map(
    (part) => sql`(select count(*)::integer from (select from listings
      where words @@ ${textQuery(part)} and ${IS_PUBLIC} limit ${COUNTED}) counted)`,
  )
  const { rows } = await sql<{
    counts: number[]
  }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}

type Reading = {
  filters: ListingFilters | undefined
  cover: readonly CoverWord[]
  places: readonly string[]
}

/** The columns of a reading, for an insert or an update. */
export function readingColumns({ filters, cover, places }: Reading, now: Date) {
  return {
    searchVersion: SEARCH_VERSION,
    readAt: now,
    probes: probesOf(cover, places),
    askedWords: filters ? askedWords(filters) : null,
    askedMunicipality: filters?.municipality ?? null,
    askedRegion: filters?.region ?? null,
    askedCircle: filters?.circle ? circleOf(filters.circle) : null,
    askedConditions: filters?.conditions?.length ? [...filters.conditions] : null,
  }
}

/** The words in the form in which they stand among an ad's; of one that falls into several, the longest. */
function probesOf(cover: readonly CoverWord[], places: readonly string[]) {
  const words = cover.map(({ word }) => word)
  const endings = cover.map(({ only }) => (only === 'title' ? '/title' : ''))
  return sql<string[]>`array(
    select distinct stem || ending
    from unnest(${words}::text[], ${endings}::text[]) as cover(word, ending),
      lateral (select lexeme as stem from unnest(to_tsvector('wepa_es', wepa_stems(word)))
        order by length(lexeme) desc limit 1) stems
    union select unnest(${[...places]}::text[]))`
}

/** The very query of the search page, in one piece: an unknown place is words of the ad's own location. */
function askedWords({ match, location }: ListingFilters) {
  const queries: Sql[] = []
  if (match) queries.push(textQuery(match))
  if (location) queries.push(textQuery(location, 'C'))
  return queries.length === 0 ? null : sql<string>`${sql.join(queries, sql` && `)}`
}

function circleOf(circle: NonNullable<ListingFilters['circle']>): number[] {
  const { latitude, longitude, kmPerLatitude, kmPerLongitude, km } = circle
  return [latitude, longitude, kmPerLatitude, kmPerLongitude, km]
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
  reading: Reading | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set(reading ? readingColumns(reading, now) : { searchVersion: SEARCH_VERSION, readAt: now })
    .where('id', '=', id)
    .execute()
}
