import { keepPreviousData } from '@tanstack/react-query'
import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import { useEffect, useState } from 'react'
import { trpc } from '../../../../lib/trpc.ts'
import { queryOf, type SearchAddress } from '../../search-address.ts'

/** As long as the server keeps an answer itself, and a little more. */
const freshFor = 60_000
/** A price is typed in several strokes: they are counted by once they are over, in ms. */
const typingFor = 250

/**
 * The numbers beside the filters of an address that has its category. Those of before stay while new ones come; without
 * network there are none.
 */
export function useFacetCounts(address: SearchAddress): FacetCounts | undefined {
  const { sort: _sort, ...query } = queryOf(address)
  const { data, isPlaceholderData, fetchStatus } = trpc.listings.countFacets.useQuery(
    useSettled(query),
    { staleTime: freshFor, placeholderData: keepPreviousData, retry: false },
  )
  return isPlaceholderData && fetchStatus !== 'fetching' ? undefined : data
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew with each look at it
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingFor)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
