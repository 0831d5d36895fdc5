import type { SearchAddress } from '../search-address.ts'
import { facetLabels } from './facets/facet-labels.ts'
import { filterLabels } from './filter-labels.ts'

/** 'nevera · Hogar y Jardín · Ponce · Hasta $400'. Apart from the labels of the first load: it knows all attributes. */
export function describeSearch(address: SearchAddress): string {
  const filters = [...filterLabels(address), ...facetLabels(address)]
  const parts = [address.q, ...filters.map(({ label }) => label)]
  return parts.filter((part) => part !== undefined).join(' · ') || 'Todos los anuncios'
}
