import { Button } from '../../../ui/button.tsx'
import { RemovableChip } from '../../../ui/forms/chip.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { AddressChanges, SearchAddress } from '../search-address.ts'
import { filterLabels } from './filter-labels.ts'

interface ActiveFiltersProps {
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/** What the results are narrowed by, each with its way out. */
export function ActiveFilters({ address, onChange }: ActiveFiltersProps) {
  const filters = filterLabels(address)
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
