import { filterNames } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import { WHOLE_ISLAND } from '@wepa/domain/places/location'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { PlaceMapButton } from '../../blocks/place-map-button.tsx'
import { CategorySelect } from '../../blocks/search/category-select.tsx'
import {
  type AddressChanges,
  filtersOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { SearchPlaceField } from '../../blocks/search/search-place-field.tsx'
import { SearchWordsField } from '../../blocks/search/search-words-field.tsx'
import { SortSelect } from '../../blocks/search/sort-select.tsx'
import { useFilterForm } from '../../blocks/search/use-filter-form.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { latePart } from '../../ui/late-part.tsx'

const FiltersDialog = latePart(
  async () => (await import('../../blocks/search/filters/filters-dialog.tsx')).FiltersDialog,
  {
    failure: 'No pudimos abrir los filtros. Revisa tu conexión.',
  },
)

interface SearchBarProps {
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/**
 * Words, category, place, order and the door to the other filters. A plain form to /search, so it
 * works without scripts; with them a choice counts at once and words on Enter.
 */
export function SearchBar({ address, onChange }: SearchBarProps) {
  const [isFiltering, setIsFiltering] = useState(false)
  const { form, choose } = useFilterForm(address, onChange)
  const count = extraFilters(address)
  return (
    <search>
      <form
        ref={form}
        action="/search"
        method="get"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[1.4fr_1fr_1fr_1fr_auto] md:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          onChange({ q: textOf(typed.get('q')), location: textOf(typed.get('location')) })
        }}
      >
        <SearchWordsField
          label="Qué estás buscando?"
          words={address.q}
          className="col-span-full md:col-span-1"
        />
        <CategorySelect
          value={address.category ? (findCategory(address.category)?.slug ?? '') : ''}
          onChange={(event) => choose({ category: event.currentTarget.value })}
        />
        <Place
          key={`place-${address.location}`}
          initial={address.location ?? ''}
          onChange={choose}
        />
        <SortSelect
          value={address.sort}
          hasWords={address.q !== undefined}
          onChange={(sort) => choose({ sort })}
        />
        <div className="flex flex-wrap gap-2 md:gap-3">
          <Button
            tone="quiet"
            aria-haspopup="dialog"
            onClick={() => setIsFiltering(true)}
            className="flex-1 whitespace-nowrap"
          >
            <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
            Filtros
            {count > 0 && (
              <span className="grid size-6 place-items-center rounded-full bg-caribe text-small text-on-caribe">
                {count}
              </span>
            )}
          </Button>
          <PlaceMapButton
            purpose="search"
            value={address.location ?? ''}
            filters={filtersOf(address)}
            onChoose={(location) =>
              choose({ location, ...(location === '' ? { radius: '' } : {}) })
            }
            className={buttonClass('quiet', 'medium', 'px-3!')}
          >
            <span className="max-md:sr-only">Mapa</span>
          </PlaceMapButton>
        </div>
        <button type="submit" className="sr-only">
          Buscar
        </button>
      </form>
      {isFiltering && (
        <FiltersDialog {...{ address }} onChange={choose} isOpen onOpenChange={setIsFiltering} />
      )}
    </search>
  )
}

function Place({ initial, onChange }: { initial: string } & Pick<SearchBarProps, 'onChange'>) {
  const [place, setPlace] = useState(initial)
  const commit = (text: string) => {
    const chosen = text.trim()
    const isSame = chosen === initial || (chosen === WHOLE_ISLAND && initial === '')
    if (!isSame) onChange({ location: chosen, ...(chosen === '' ? { radius: '' } : {}) })
  }
  return (
    <SearchPlaceField
      label="Municipio o región"
      value={place}
      onValueChange={setPlace}
      onBlur={() => commit(place)}
      onTake={commit}
      isMapless
    />
  )
}

/** How many filters hide behind the button. */
function extraFilters(address: SearchAddress): number {
  const { radius, minPrice, maxPrice } = address
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const attributes = filterNames.map((name) => address[name] !== undefined)
  return [radius !== undefined, hasPrice, ...attributes].filter(Boolean).length
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
