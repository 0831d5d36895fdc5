import { writeAllAsked } from '@wepa/domain/attributes/asked'
import { searchPath } from '@wepa/domain/search/params'
import { savedFilters } from '@wepa/domain/search/saved-filters'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { filtersOf, type SearchAddress } from '../search-address.ts'

/** True when the page shows what the search asks for, in whatever order. */
export function isShown(search: SavedSearch, address: SearchAddress): boolean {
  const { sort: _sort, attributes, ...asked } = filtersOf(address)
  // A saved search has them in their one spelling, an address as it was typed.
  const spelled = writeAllAsked(attributes ?? {})
  const shown = searchPath({ ...asked, ...(spelled && { attributes: spelled }) })
  return shown.toLowerCase() === searchPath(savedFilters(search)).toLowerCase()
}
