import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import type { AskedTexts, FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import { useNow } from '../../../../lib/head/site.ts'
import { Chip } from '../../../../ui/forms/chip.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { AT_LEAST, endOf, endsOf, stepsOf, withEnd } from './number-steps.ts'
import { countFrom } from './shown-facets.ts'

interface NumberFacetProps {
  facet: FacetKey
  /** '' takes it away. */
  onChange: (text: string) => void
}

interface CountedFacetProps extends NumberFacetProps {
  /** As an address has it. */
  text: string
  counts: FacetCounts | undefined
}

/** At least so many: '1+', '2+', '3+', '4+'. */
export function CountedFacet({ facet, text, counts, onChange }: CountedFacetProps) {
  const { label } = attributeTable[facet]
  const least = endOf(facet, text, 'min')
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip isSelected={text === ''} onClick={() => onChange('')}>
          Todos
        </Chip>
        {AT_LEAST.map((number) => (
          <Chip
            key={number}
            isSelected={least === number && endOf(facet, text, 'max') === undefined}
            aria-label={chipLabel(label, number, countFrom(facet, number, counts))}
            onClick={() => onChange(`${number}-`)}
          >
            {number}+
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** 'Cuartos: 3 o más, 12 anuncios' */
function chipLabel(label: string, number: number, count: number | undefined): string {
  const ads = count === undefined ? '' : `, ${count} ${count === 1 ? 'anuncio' : 'anuncios'}`
  return `${label}: ${number} o más${ads}`
}

interface RangeFacetProps extends NumberFacetProps {
  asked: AskedTexts
}

const END_LABELS = { min: 'Desde', max: 'Hasta' } as const

/** From one number to another, each from a list. */
export function RangeFacet({ facet, asked, onChange }: RangeFacetProps) {
  const { label } = attributeTable[facet]
  const year = Number(useNow().slice(0, 4))
  const text = asked[facet] ?? ''
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
        {endsOf(facet).map((end) => (
          <SelectField
            key={end}
            label={END_LABELS[end]}
            value={endOf(facet, text, end) ?? ''}
            onChange={(event) => onChange(withEnd(facet, text, [end, event.currentTarget.value]))}
          >
            <option value="">Cualquiera</option>
            {stepsOf({ key: facet, end, asked, year }).map((step) => (
              <option key={step} value={step}>
                {attributeText(facet, step)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  )
}
