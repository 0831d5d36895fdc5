import type { SearchFilters } from '@wepa/domain/search/params'

export interface PlaceMapProps {
  /** The place so far, however it is written. */
  value: string
  /** What is chosen: `search` a name or '' for the whole island, `address` 'Ponce, Sur'. */
  onChoose: (place: string) => void
  purpose: 'search' | 'address'
  /** The ads that are counted; without it none are. */
  filters?: SearchFilters | undefined
}
