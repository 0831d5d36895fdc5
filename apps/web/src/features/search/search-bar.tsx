import { CATEGORIES, findCategory } from '@wepa/domain/category'
import { WHOLE_ISLAND } from '@wepa/domain/location'
import { MapPin, Search, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { MunicipalityField } from '../../blocks/municipality-field.tsx'
import type { AddressChanges, SearchAddress } from '../../blocks/search-address.ts'
import { SortSelect } from '../../blocks/sort-select.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const FiltersDialog = lazy(async () => ({
  default: (await import('./filters-dialog.tsx')).FiltersDialog,
}))

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
  const count = extraFilters(address)
  return (
    <search>
      <form
        action="/search"
        method="get"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[1.4fr_1fr_1fr_1fr_auto] md:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          onChange({ q: textOf(form.get('q')), location: textOf(form.get('location')) })
        }}
      >
        <Words key={`words-${address.q}`} initial={address.q ?? ''} />
        <SelectField
          label="Categoría"
          isLabelHidden
          name="category"
          value={address.category ? (findCategory(address.category)?.slug ?? '') : ''}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        >
          <option value="">Todas</option>
          {CATEGORIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Place
          key={`place-${address.location}`}
          initial={address.location ?? ''}
          onChange={onChange}
        />
        <SortSelect
          value={address.sort}
          hasWords={address.q !== undefined}
          onChange={(sort) => onChange({ sort })}
        />
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          onClick={() => setIsFiltering(true)}
          className="whitespace-nowrap"
        >
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
          Filtros
          {count > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-caribe text-small text-on-caribe">
              {count}
            </span>
          )}
        </Button>
        <button type="submit" className="sr-only">
          Buscar
        </button>
      </form>
      {isFiltering && (
        <Suspense>
          <FiltersDialog {...{ address, onChange }} isOpen onOpenChange={setIsFiltering} />
        </Suspense>
      )}
    </search>
  )
}

function Words({ initial }: { initial: string }) {
  return (
    <div className="relative col-span-full md:col-span-1">
      <Search
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <TextInput
        label="Qué estás buscando?"
        isLabelHidden
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder="Qué estás buscando?"
        maxLength={200}
        defaultValue={initial}
        inputClassName="pl-11!"
      />
    </div>
  )
}

function Place({ initial, onChange }: { initial: string } & Pick<SearchBarProps, 'onChange'>) {
  const [place, setPlace] = useState(initial)
  const settle = (text: string) => {
    const chosen = text.trim()
    const isSame = chosen === initial || (chosen === WHOLE_ISLAND && initial === '')
    if (!isSame) onChange({ location: chosen, ...(chosen === '' ? { radius: '' } : {}) })
  }
  return (
    <div className="relative">
      <MapPin
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 z-10 -translate-y-1/2 text-muted"
      />
      <MunicipalityField
        purpose="search"
        label="Municipio o región"
        isLabelHidden
        name="location"
        placeholder="Toda la isla"
        value={place}
        onValueChange={setPlace}
        onBlur={() => settle(place)}
        onTake={settle}
        inputClassName="pl-9!"
      />
    </div>
  )
}

/** How many filters hide behind the button. */
function extraFilters({ radius, condition, minPrice, maxPrice }: SearchAddress): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return [radius !== undefined, condition !== undefined, hasPrice].filter(Boolean).length
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
