import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import type { AskedTexts, FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { ChoiceFacet } from './choice-facet.tsx'
import { CountedFacet, RangeFacet } from './number-facets.tsx'
import { isCounted } from './number-steps.ts'
import { shownFacets } from './shown-facets.ts'

interface FacetFiltersProps {
  /** Slug of the category that is searched. */
  category: string | undefined
  asked: AskedTexts
  /** Undefined while nobody knows them. */
  counts: FacetCounts | undefined
  /** '' takes one away. */
  onChange: (changes: { [Key in FacetKey]?: string }) => void
}

/** The filters by attributes of the category, each a group, with the number of ads beside each value. */
export function FacetFilters({ category, asked, counts: known, onChange }: FacetFiltersProps) {
  // Where no ad says anything of itself all filters stand, as they do while nobody knows.
  const counts = known && known.facets.length > 0 ? known : undefined
  return shownFacets(category, asked, counts).map((key) => {
    const change = (to: string) =>
      onChange({ [key]: to, ...(key === 'make' && to === '' && { model: '' }) })
    return <FacetFilter key={key} facet={key} {...{ asked, counts }} onChange={change} />
  })
}

interface FacetFilterProps extends Pick<FacetFiltersProps, 'asked' | 'counts'> {
  facet: FacetKey
  onChange: (text: string) => void
}

function FacetFilter({ asked, ...props }: FacetFilterProps) {
  const { facet, onChange } = props
  const text = asked[facet] ?? ''
  if (attributeTable[facet].kind !== 'number') return <ChoiceFacet {...props} text={text} />
  if (isCounted(facet)) return <CountedFacet {...props} text={text} />
  return <RangeFacet {...{ facet, asked, onChange }} />
}
