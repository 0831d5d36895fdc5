import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RemovableChip } from '../../../ui/forms/chip.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { type AddressChanges, askedFacets, type SearchAddress } from '../search-address.ts'
import { useFacetLabels } from './facets/use-facet-labels.ts'
import { type FilterLabel, filterLabels } from './filter-labels.ts'

const QuickFilterChips = latePart(
  async () => (await import('./quick-filter-chips.tsx')).QuickFilterChips,
)

interface FilterChipsProps {
  address: SearchAddress
  /** Where it is searched; not among the filters where the page is the category's. */
  category: string | undefined
  onChange: (changes: AddressChanges) => void
  /** Stands between what is chosen and what is offered. */
  children: ReactNode
}

/** What the results are narrowed by, each with its way out, then what narrows them by one tap. */
export function FilterChips({ address, category, onChange, children }: FilterChipsProps) {
  const filters = [...filterLabels(address), ...useFacetLabels(address)]
  const chosen = useKeptFocus<HTMLElement>(filters.length)
  useChosenInSight(chosen.current, filters.length)
  return (
    <>
      <section
        ref={chosen}
        tabIndex={-1}
        aria-label={filters.length === 0 ? 'Sin filtros' : 'Filtros activos'}
        className={filters.length === 0 ? 'sr-only' : 'flex-none outline-none'}
      >
        {filters.length > 0 && (
          <ul className="flex gap-2">
            {filters.map(({ label, without }) => (
              <li key={label} className="flex-none">
                <RemovableChip
                  removeLabel={`Quitar filtro: ${label}`}
                  onRemove={() => onChange(without)}
                >
                  {label}
                </RemovableChip>
              </li>
            ))}
            {filters.length > 1 && (
              <li className="flex-none">
                <Button
                  tone="bare"
                  size="small"
                  onClick={() => onChange(allAway(address, filters))}
                >
                  Limpiar filtros
                </Button>
              </li>
            )}
          </ul>
        )}
      </section>
      {children}
      <QuickFilterChips
        {...{ address, category }}
        onAdd={(changes) => {
          // The chip moves among those that are chosen, and the focus must not fall to the top of the page.
          chosen.current?.focus({ preventScroll: true })
          onChange(changes)
        }}
      />
    </>
  )
}

/** Of several values of an attribute each chip takes its own away, and all of them none. */
function allAway(address: SearchAddress, filters: readonly FilterLabel[]): AddressChanges {
  const facets = askedFacets(address).map((key) => ({ [key]: '' }))
  return Object.assign({}, ...filters.map(({ without }) => without), ...facets)
}

/** The row goes back to its beginning when a filter joins: there it stands. */
function useChosenInSight(chosen: HTMLElement | null, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) chosen?.parentElement?.scrollTo({ left: 0 })
    before.current = count
  }, [chosen, count])
}
