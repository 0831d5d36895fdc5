// What a saved search is read as: the conditions it puts to an ad, and what an ad finds it by.
import { SEARCH_VERSION } from '@wepa/domain/search/version'
import type { CoverWord } from '@wepa/domain/search/words/word-cover'
import { sql } from 'kysely'
import type { AskedAttributes } from './attribute-filters.ts'
import type { ListingFilters, Sql } from './listing-filters.ts'
import { textQuery } from './text-query.ts'

/** Cells of a circle, a side, that share one probe: a hundred kilometres make dozens, not a thousand. */
export const COARSE = 4

/**
 * `filters`: nothing when no ad can ever fit. An ad that fits holds one of the `cover` words; a
 * search without words is found by category and place instead.
 */
export type AlertReading = {
  filters: ListingFilters | undefined
  cover: readonly CoverWord[]
  places: readonly string[]
}

/** The columns of a reading, for an insert or an update. */
export function readingColumns({ filters, cover, places }: AlertReading, now: Date) {
  return {
    searchVersion: SEARCH_VERSION,
    readAt: now,
    probes: probesOf(cover, places),
    askedWords: filters ? askedWords(filters) : null,
    askedMunicipality: filters?.municipality ?? null,
    askedRegion: filters?.region ?? null,
    askedCircle: filters?.circle ? circleOf(filters.circle) : null,
    askedConditions: filters?.conditions?.length ? [...filters.conditions] : null,
    askedAttributes: filters?.attributes ? askedJson(filters.attributes) : null,
    askedMinPrice: filters?.minPrice === undefined ? null : String(filters.minPrice),
    askedMaxPrice: filters?.maxPrice === undefined ? null : String(filters.maxPrice),
  }
}

/** The words in the form in which they stand among an ad's; of one that falls into several, the longest. */
function probesOf(cover: readonly CoverWord[], places: readonly string[]) {
  const said = cover.filter(({ key }) => key === undefined)
  const words = said.map(({ word }) => word)
  const endings = said.map(({ only }) => (only === 'title' ? '/title' : ''))
  const attributes = cover.flatMap(({ word, key }) => (key === undefined ? [] : `a:${key}=${word}`))
  return sql<string[]>`array(
    select distinct stem || ending
    from unnest(${words}::text[], ${endings}::text[]) as cover(word, ending),
      lateral (select lexeme as stem from unnest(to_tsvector('wepa_es', wepa_stems(word)))
        order by length(lexeme) desc limit 1) stems
    union select unnest(${[...places, ...attributes]}::text[]))`
}

/** The very query of the search page, in one piece: an unknown place is words of the ad's own location. */
function askedWords({ match, location, without }: ListingFilters) {
  const queries: Sql[] = []
  if (match) queries.push(textQuery(match))
  if (location) queries.push(textQuery(location, 'C'))
  if (without) queries.push(sql`!!${textQuery(without)}`)
  return queries.length === 0 ? null : sql<string>`${sql.join(queries, sql` && `)}`
}

/** As `wepa_fits_attributes` of migration 105 takes it. */
function askedJson(asked: AskedAttributes): string {
  const wishes = [...asked].map(([key, value]) => [key, 'oneOf' in value ? value.oneOf : value])
  return JSON.stringify(Object.fromEntries(wishes))
}

function circleOf(circle: NonNullable<ListingFilters['circle']>): number[] {
  const { latitude, longitude, kmPerLatitude, kmPerLongitude, km } = circle
  return [latitude, longitude, kmPerLatitude, kmPerLongitude, km]
}
