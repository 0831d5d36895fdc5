// What search engines are told of a page of results. They ask the server, and there alone it is loaded.
import { findCategory } from '@wepa/domain/listings/category'
import { findPlace } from '@wepa/domain/places/municipalities'
import { searchPath } from '@wepa/domain/search/params'
import type { SearchAddress } from './search-address.ts'
import { TITLED } from './search-title.ts'

/**
 * Whether they may keep it, and under which address: that of its category and place. Words, places, categories
 * and makes that anybody can write into an address, and what follows page one, are for whoever asked.
 */
export function readIndexing(address: SearchAddress): { isIndexed: boolean; path: string } {
  const { q, cursor, category, location } = address
  const place = findPlace(location ?? '')
  const known = findCategory(category ?? '')
  const isNamed = TITLED.some((key) => address[key] !== undefined)
  const isMadeUp = isNamed || place?.name !== location || known?.slug !== category
  return {
    isIndexed: q === undefined && cursor === undefined && !isMadeUp,
    path: searchPath(
      place ? { location: place.name } : {},
      known ? `/category/${known.slug}` : '/search',
    ),
  }
}
