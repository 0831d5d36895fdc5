import { SORTS, type Sort } from '@wepa/domain/search/params'
import { SelectField } from '../../ui/forms/select-field.tsx'

interface SortSelectProps {
  value: string | undefined
  onChange: (sort: string) => void
  /** With words the order is by relevance until another is chosen; without, by age. */
  hasWords: boolean
  /** Slug of the category that is searched. */
  category: string | undefined
  /** The place that is chosen: distances are measured from the middle of its municipality. */
  location: string | undefined
  className?: string
}

/** In which order the results stand. */
export function SortSelect({ value, onChange, className, ...search }: SortSelectProps) {
  return (
    <SelectField
      label="Ordenar"
      isLabelHidden
      name="sort"
      className={className}
      value={value ?? (search.hasWords ? '' : 'newest')}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {search.hasWords && <option value="">Más relevantes</option>}
      {SORTS.filter((sort) => sort === value || belongs(sort, search)).map((sort) => (
        <option key={sort} value={sort}>
          {sortLabels[sort]}
        </option>
      ))}
    </SelectField>
  )
}

/** Cars are sorted by year and miles, homes by what a square foot costs. */
const ONLY_IN: Partial<Record<Sort, string>> = {
  year: 'vehiculos',
  miles: 'vehiculos',
  'area-price': 'bienes-raices',
}

type Searched = Pick<SortSelectProps, 'category' | 'location'>

function belongs(sort: Sort, { category, location }: Searched): boolean {
  // Which places are municipalities is no part of the first load; of a region the newest come first.
  if (sort === 'nearest') return location !== undefined
  return ONLY_IN[sort] === undefined || ONLY_IN[sort] === category
}

const sortLabels: Record<Sort, string> = {
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  'price-low': 'Precio: menor a mayor',
  'price-high': 'Precio: mayor a menor',
  nearest: 'Más cerca primero',
  year: 'Año: más nuevos primero',
  miles: 'Millaje: menor a mayor',
  'area-price': 'Precio por pie cuadrado',
}
