// The searches a person keeps, as the search page and their own page show them.
import { savedFilters } from '@wepa/domain/search/saved-filters'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { useSession } from '../../../lib/session/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { addressOf, type SearchAddress } from '../search-address.ts'

/** One's own searches, newest first; nothing for visitors. `isFresh` asks anew although they are known. */
export function useSavedSearches({ isFresh = false } = {}) {
  const { status } = useSession()
  return trpc.savedSearches.list.useQuery(undefined, {
    enabled: status === 'member',
    ...(isFresh && { staleTime: 0 }),
  })
}

/** Puts what the server answered among the known searches, first when it is new. */
export function usePutSavedSearch(): (search: SavedSearch) => void {
  const utils = trpc.useUtils()
  return (search) =>
    utils.savedSearches.list.setData(undefined, (known) => {
      if (!known) return known
      const isKnown = known.some(({ id }) => id === search.id)
      return isKnown
        ? known.map((each) => (each.id === search.id ? search : each))
        : [search, ...known]
    })
}

/** Where running a search leads. */
export function addressOfSearch(search: SavedSearch): SearchAddress {
  return addressOf(savedFilters(search))
}
