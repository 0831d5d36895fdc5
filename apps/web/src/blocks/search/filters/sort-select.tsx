import { SORTS, type Sort } from '@wepa/domain/search/params'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface SortSelectProps {
  value: string | undefined
  /** `location`: the municipality in which the person is, if they asked for what is near. */
  onChange: (changes: { sort: string; location?: string }) => void
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
      onChange={({ currentTarget: { value: sort } }) =>
        sort === NEAR_ME ? void chooseNearMe(onChange) : onChange({ sort })
      }
    >
      {search.hasWords && <option value="">Más relevantes</option>}
      {SORTS.filter((sort) => sort === value || belongs(sort, search)).map((sort) => (
        <option key={sort} value={sort}>
          {sortLabels[sort]}
        </option>
      ))}
      <option value={NEAR_ME} className="needs-script">
        Más cerca de mí
      </option>
    </SelectField>
  )
}

/** No order of its own: that by distance from where one is. */
const NEAR_ME = 'near-me'

async function chooseNearMe(onChange: SortSelectProps['onChange']): Promise<void> {
  const location = await import('./near-me.ts').then(
    ({ findMyTown }) => findMyTown(),
    () => showToast({ tone: 'bad', title: 'No pudimos buscar tu ubicación. Revisa tu conexión.' }),
  )
  if (location) onChange({ sort: 'nearest', location })
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
