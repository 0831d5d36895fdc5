import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { soon } from '../../lib/soon.ts'
import type { QueryUtils } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { queryOf, type SearchAddress } from './search-address.ts'

/** Results are looked at again after a while, unlike all other answers: the market moves. */
const freshFor = 5 * 60_000
/** Long enough to read some ads and come back to the same place in the list. */
const keptFor = 30 * 60_000

/** The pages of results of an address, and the way to the next one. */
export function useListingSearch(address: SearchAddress) {
  return trpc.listings.browse.useInfiniteQuery(queryOf(address), {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    ...startAt(address),
    staleTime: freshFor,
    gcTime: keptFor,
    // While a filter changes, what was there stays in sight.
    placeholderData: keepPreviousData,
    // What failed before the screen came is told, not silently tried once more.
    retryOnMount: false,
  })
}

export type ListingSearch = ReturnType<typeof useListingSearch>

interface Loading {
  context: { queryClient: QueryClient; trpc: QueryUtils }
  address: SearchAddress
  /** The router's word for why it loads: a screen that stays answers at once. */
  cause: 'enter' | 'stay' | 'preload'
}

/**
 * Begins to load the results of an address, unless they are still here; answers the first page if it
 * comes soon.
 */
export async function loadListingSearch({ context, address, cause }: Loading) {
  const kept = keptPages(context, address)
  if (kept) return kept.pages[0]
  const { browse } = context.trpc.listings
  const coming = soon(browse.fetchInfinite(queryOf(address), startAt(address)))
  if (cause === 'stay' && !import.meta.env.SSR) return undefined
  return (await coming)?.pages[0]
}

/** Pages of the same search that begin elsewhere are none: their key is the same. */
function keptPages({ queryClient, trpc: utils }: Loading['context'], address: SearchAddress) {
  const filters = queryOf(address)
  const kept = utils.listings.browse.getInfiniteData(filters)
  if (!kept) return undefined
  if ((kept.pageParams[0] ?? undefined) === address.cursor) return kept
  queryClient.removeQueries({ queryKey: getQueryKey(trpc.listings.browse, filters, 'infinite') })
  return undefined
}

function startAt({ cursor }: SearchAddress) {
  return cursor === undefined ? {} : { initialCursor: cursor }
}
