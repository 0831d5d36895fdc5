import { useEffect, useState } from 'react'
import { askedFacets, type SearchAddress } from '../../search-address.ts'
import type { FilterLabel } from '../filter-labels.ts'

type ReadLabels = (address: SearchAddress) => FilterLabel[]

let known: ReadLabels | undefined

/** What is asked of the attributes, in words; nothing until these are here, for the first load is without their table. */
export function useFacetLabels(address: SearchAddress): FilterLabel[] {
  const isAsked = askedFacets(address).length > 0
  const [read, setRead] = useState<{ labels: ReadLabels } | undefined>(
    () => known && { labels: known },
  )
  useEffect(() => {
    if (!isAsked || read) return
    let isLeft = false
    import('./facet-labels.ts').then(
      ({ facetLabels }) => {
        known = facetLabels
        if (!isLeft) setRead({ labels: facetLabels })
      },
      // Without network they stay away until the next look.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [isAsked, read])
  return read && isAsked ? read.labels(address) : []
}
