import type { QueryUtils } from '../lib/trpc.ts'
import { trpc } from '../lib/trpc.ts'
import { filtersOf, type SearchAddress } from './search-address.ts'

/** Results are looked at again after a while, unlike the rest of §7: the market moves. */
const freshFor = 5 * 60_000
/** Long enough to read some ads and come back to the same place in the list. */
const keptFor = 30 * 60_000

/** The pages of results of an address, and the way to the next one. */
export function useListingSearch(address: SearchAddress) {
  return trpc.listings.search.useInfiniteQuery(filtersOf(address), {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    ...startAt(address),
    staleTime: freshFor,
    gcTime: keptFor,
  })
}

export type ListingSearch = ReturnType<typeof useListingSearch>

/** Loads the first page before the screen, unless pages of this search are still here. */
export async function loadListingSearch(utils: QueryUtils, address: SearchAddress) {
  const kept = utils.listings.search.getInfiniteData(filtersOf(address))
  const data =
    kept ?? (await utils.listings.search.fetchInfinite(filtersOf(address), startAt(address)))
  return data.pages[0]
}

function startAt({ cursor }: SearchAddress) {
  return cursor === undefined ? {} : { initialCursor: cursor }
}
