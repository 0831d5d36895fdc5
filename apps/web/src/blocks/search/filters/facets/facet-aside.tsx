import type { AddressChanges, SearchAddress } from '../../search-address.ts'
import { filtersOf } from '../../search-address.ts'
import { FacetFilters } from './facet-filters.tsx'
import { useFacetCounts } from './use-facet-counts.ts'

export interface FacetAsideProps {
  address: SearchAddress
  /** Slug of the category that is searched. */
  category: string
  onChange: (changes: AddressChanges) => void
}

/** The filters by attributes beside the results; a choice counts at once. */
export function FacetAside({ address, category, onChange }: FacetAsideProps) {
  const counts = useFacetCounts({ ...address, category })
  return (
    <section aria-label="Filtrar por" className="grid gap-6 pb-6">
      <FacetFilters
        category={category}
        asked={filtersOf(address).attributes ?? {}}
        counts={counts}
        onChange={onChange}
      />
    </section>
  )
}
