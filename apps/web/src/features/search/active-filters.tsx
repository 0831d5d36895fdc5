import { findCategory } from '@wepa/domain/category'
import { CONDITION_LABELS } from '@wepa/domain/condition'
import { formatMoney } from '@wepa/domain/price'
import type { AddressChanges, SearchAddress } from '../../blocks/search-address.ts'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

interface ActiveFiltersProps {
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

interface ActiveFilter {
  label: string
  without: AddressChanges
}

/** What the results are narrowed by, each with its way out. */
export function ActiveFilters({ address, onChange }: ActiveFiltersProps) {
  const filters = activeFilters(address)
  const place = useKeptFocus<HTMLElement>(filters.length)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={filters.length === 0 ? 'Sin filtros' : 'Filtros activos'}
      className="outline-none"
    >
      {filters.length > 0 && (
        <ul className="mt-3 flex flex-wrap items-center gap-2">
          {filters.map(({ label, without }) => (
            <li key={label}>
              <RemovableChip
                removeLabel={`Quitar filtro: ${label}`}
                onRemove={() => onChange(without)}
              >
                {label}
              </RemovableChip>
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <Button
                tone="bare"
                size="small"
                onClick={() =>
                  onChange(Object.assign({}, ...filters.map(({ without }) => without)))
                }
              >
                Limpiar filtros
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** The narrowing fields of an address in words, and the change that takes each away. */
export function activeFilters(address: SearchAddress): ActiveFilter[] {
  const { category, location, radius, condition } = address
  const price = priceLabel(address)
  return [
    category && {
      label: findCategory(category)?.name ?? category,
      without: { category: '' },
    },
    location && {
      label: radius ? `A ${radius} km de ${location}` : location,
      without: { location: '', radius: '' },
    },
    price && { label: price, without: { minPrice: '', maxPrice: '' } },
    condition && {
      label: `Condición: ${CONDITION_LABELS[condition].toLowerCase()}`,
      without: { condition: '' },
    },
  ].filter((filter) => typeof filter === 'object')
}

function priceLabel({ minPrice, maxPrice }: SearchAddress): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatMoney(minPrice)} a ${formatMoney(maxPrice)}`
  }
  if (minPrice !== undefined) return `Desde ${formatMoney(minPrice)}`
  return maxPrice === undefined ? undefined : `Hasta ${formatMoney(maxPrice)}`
}
