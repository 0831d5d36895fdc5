import { SORTS, type Sort } from '@wepa/domain/search/params'
import { useEffect, useRef, useState } from 'react'
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
  const { isAsking, choose } = useOrder(onChange)
  const order = value ?? (search.hasWords ? '' : 'newest')
  return (
    <SelectField
      label="Ordenar"
      isLabelHidden
      name="sort"
      className={className}
      value={isAsking ? NEAR_ME : order}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {search.hasWords && <option value="">Más relevantes</option>}
      {SORTS.filter((sort) => sort === value || belongs(sort, search)).map((sort) => (
        <option key={sort} value={sort}>
          {sortLabels[sort]}
        </option>
      ))}
      <option value={NEAR_ME} className="needs-script">
        {isAsking ? 'Buscando tu ubicación…' : 'Más cerca de mí'}
      </option>
    </SelectField>
  )
}

/** No order of its own: that by distance from where one is. */
const NEAR_ME = 'near-me'

/** Chooses an order. The device may take a while to answer: who has chosen another one or left meanwhile, stays there. */
function useOrder(onChange: SortSelectProps['onChange']) {
  const [isAsking, setIsAsking] = useState(false)
  const choices = useRef(0)
  useEffect(
    () => () => {
      choices.current += 1
    },
    [],
  )
  const choose = async (sort: string) => {
    choices.current += 1
    const choice = choices.current
    setIsAsking(sort === NEAR_ME)
    if (sort !== NEAR_ME) return onChange({ sort })
    const found = await import('./near-me.ts').then(
      ({ findMyTown }) => findMyTown(),
      () => ({ problem: 'No pudimos buscar tu ubicación' }),
    )
    if (choice !== choices.current) return
    setIsAsking(false)
    if ('town' in found) onChange({ sort: 'nearest', location: found.town })
    else showToast({ tone: 'bad', title: found.problem, description: CHOOSE })
  }
  return { isAsking, choose }
}

const CHOOSE = 'Escoge tu pueblo y ordena por «Más cerca primero».'

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
