import { SORTS, type Sort } from '@wepa/domain/search/params'
import { SelectField } from '../../ui/forms/select-field.tsx'

interface SortSelectProps {
  value: string | undefined
  onChange: (sort: string) => void
  /** With words the order is by relevance until another is chosen; without, by age. */
  hasWords: boolean
  className?: string
}

/** In which order the results stand. */
export function SortSelect({ value, onChange, hasWords, className }: SortSelectProps) {
  return (
    <SelectField
      label="Ordenar"
      isLabelHidden
      name="sort"
      className={className}
      value={value ?? (hasWords ? '' : 'newest')}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {hasWords && <option value="">Más relevantes</option>}
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {sortLabels[sort]}
        </option>
      ))}
    </SelectField>
  )
}

const sortLabels: Record<Sort, string> = {
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  'price-low': 'Precio: menor a mayor',
  'price-high': 'Precio: mayor a menor',
}
