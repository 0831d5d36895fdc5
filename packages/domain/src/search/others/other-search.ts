// What is offered where a search found nothing: a search that asks for less, and what that would find.
import type { FacetKey } from '../../attributes/facet-keys.ts'
import type { SearchFilters } from '../params.ts'

/** What is given up. `near`: the place widens to the towns around it; `all`: more than one thing at once. */
export type OtherSearchKind =
  | 'spelling'
  | 'near'
  | 'price'
  | 'condition'
  | 'attribute'
  | 'seller'
  | 'excluded'
  | 'place'
  | 'category'
  | 'words'
  | 'kind'
  | 'all'

/** `total`: how many ads it shows to whoever asked, at least so many where `isTotalCapped`. */
export type OtherSearch = {
  kind: OtherSearchKind
  filters: SearchFilters
  total: number
  isTotalCapped: boolean
  /** What is asked no more, of 'attribute'. */
  attribute?: FacetKey | undefined
  /** The words as they should have been written, of 'spelling'. */
  correctedText?: string | undefined
}

/** So many are a choice. */
export const MOST_OTHERS = 6
/** Towns around a municipality lie within so many km of its center. */
export const NEAR_KM = 30
