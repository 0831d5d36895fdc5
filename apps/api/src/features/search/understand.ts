// What words were read as: the same words are asked again and again, and reading them costs more than finding the ads.
import { findCategory } from '@wepa/domain/listings/category'
import { readSearch, type SearchLanguage } from '@wepa/domain/search/language'
import type { SearchQuery } from '@wepa/domain/search/query'
import { LRUCache } from 'lru-cache'
import { placeOf } from './read-filters.ts'
import type { SearchCursor } from './search-cursor.ts'

export type Understanding = Pick<SearchCursor, 'corrections' | 'isName' | 'isPlaceless'>

/** Readings kept at once, of some 100 KB each with what is written of them. */
const most = 200
const readings = new LRUCache<string, SearchLanguage>({ max: most })

/** The reading of a search's words. Equal words have the same one, to look at and not to change. */
export function understand(query: SearchQuery, understanding: Understanding): SearchLanguage {
  const { search = '', literal } = query
  const category = query.category === undefined ? undefined : findCategory(query.category)?.slug
  const place = placeOf(query)
  const { corrections, isName, isPlaceless } = understanding
  const key = JSON.stringify([
    search,
    category,
    place?.kind,
    place?.slug,
    literal,
    [...corrections],
    isName,
    isPlaceless,
  ])
  const known = readings.get(key)
  if (known) return known
  const options = { category, place, isLiteral: literal, ...understanding }
  const reading = readSearch(search, options)
  readings.set(key, reading)
  return reading
}
