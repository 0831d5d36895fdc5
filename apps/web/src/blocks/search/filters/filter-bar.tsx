import { filterNames } from '@wepa/domain/listings/attributes'
import type { SearchFilters } from '@wepa/domain/search/params'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { PlaceMapButton } from '../../place-map-button.tsx'
import { type AddressChanges, askedFacets, type SearchAddress } from '../search-address.ts'
import { FilterChips } from './filter-chips.tsx'
import { SortSelect } from './sort-select.tsx'
import './filter-bar.css'

const FiltersDialog = latePart(async () => (await import('./filters-dialog.tsx')).FiltersDialog, {
  failure: 'No pudimos abrir los filtros. Revisa tu conexión.',
})

interface FilterBarProps {
  /** What is searched, without the category where the page is the category's. */
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
  /** What the ads on the map are counted by. */
  mapFilters: SearchFilters
  /** More controls, before the map. */
  children?: ReactNode
}

/**
 * The door to all filters, the order, the filters that are chosen, the map, and filters that are one tap away: one row that
 * pushes sideways and stays in sight while the results scroll. It stands in the form of the search.
 */
export function FilterBar({ address, onChange, mapFilters, children }: FilterBarProps) {
  const [isFiltering, setIsFiltering] = useState(false)
  const count = hiddenFilters(address)
  return (
    <div className="filter-bar">
      <div className="filter-bar-row scroll-quietly relative flex items-center gap-2 overflow-x-auto py-2">
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          onClick={() => setIsFiltering(true)}
          className="needs-script flex-none whitespace-nowrap"
        >
          <SlidersHorizontal
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="flex-none"
          />
          Filtros
          {count > 0 && (
            <span className="grid size-6 flex-none place-items-center rounded-full bg-caribe text-small text-on-caribe">
              {count}
            </span>
          )}
        </Button>
        {/* Before what is chosen, which may be long: the order is what one looks for next. */}
        <SortSelect
          value={address.sort}
          hasWords={address.q !== undefined}
          category={mapFilters.category}
          location={address.location}
          onChange={onChange}
          className="flex-none"
        />
        <FilterChips address={address} category={mapFilters.category} onChange={onChange}>
          {children}
          <PlaceMapButton
            purpose="search"
            value={address.location ?? ''}
            filters={mapFilters}
            onChoose={(location) =>
              onChange({ location, ...(location === '' ? { radius: '' } : {}) })
            }
            className={buttonClass('quiet', 'medium', 'needs-script flex-none px-3!')}
          >
            <span className="max-md:sr-only">Mapa</span>
          </PlaceMapButton>
        </FilterChips>
      </div>
      {isFiltering && (
        <FiltersDialog
          {...{ address, onChange }}
          category={mapFilters.category}
          isOpen
          onOpenChange={setIsFiltering}
        />
      )}
    </div>
  )
}

/** How many filters hide behind the button. */
function hiddenFilters(address: SearchAddress): number {
  const { radius, seller, minPrice, maxPrice } = address
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const attributes = filterNames.map((name) => address[name] !== undefined)
  const chosen = [radius !== undefined, seller !== undefined, hasPrice, ...attributes]
  return chosen.filter(Boolean).length + askedFacets(address).length
}
