import { flatFilters } from '@wepa/domain/search/params'
import { SearchQuery } from '@wepa/domain/search/query'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { coverOf } from '@wepa/domain/search/words/word-cover'
import { all, type WordQuery } from '@wepa/domain/search/words/word-query'
import type { Deps } from '../../../context.ts'
import type { AlertReading } from '../../../db/sql/alert-reading.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'
import { resolveFilters } from '../../search/resolve-filters.ts'
import { countAds } from './alert-readings.repo.ts'
import { placeProbes } from './place-probes.ts'

/** What decides which ads a saved search is about. */
export type Asked = Parameters<typeof savedFilters>[0] | SavedSearch

/** Reads a search as its page would today, corrections of misspelt words included. */
export async function readAlert(
  ctx: Pick<Deps, 'db' | 'clock'>,
  search: Asked,
): Promise<AlertReading> {
  const filters = await resolveFilters(ctx, SearchQuery.parse(flatFilters(savedFilters(search))))
  if (!filters) return { filters, cover: [], places: [] }
  const words = wordsOf(filters)
  if (!words) return { filters, cover: [], places: placeProbes(filters) }
  return { filters, cover: coverOf(words, await costsOf(ctx, words)), places: [] }
}

/** All words that an ad must satisfy, those of an unknown place among them. */
function wordsOf({ match, location }: ListingFilters): WordQuery | undefined {
  const parts = [match, location].filter((part) => part !== undefined)
  return parts.length === 0
    ? undefined
    : all(parts.flatMap((part) => (part.kind === 'all' ? part.of : part)))
}

/** Of several parts the one that fewest ads hold finds the search: 'toyota' would find it for every Toyota, 'corolla' will do. */
async function costsOf(
  { db }: Pick<Deps, 'db'>,
  words: WordQuery,
): Promise<ReadonlyMap<WordQuery, number>> {
  if (words.kind !== 'all') return new Map()
  const counts = await countAds(db, words.of)
  return new Map(words.of.map((part, at) => [part, counts[at] ?? 0]))
}
