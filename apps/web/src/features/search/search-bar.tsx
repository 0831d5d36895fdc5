import { findCategory } from '@wepa/domain/listings/category'
import { WHOLE_ISLAND } from '@wepa/domain/places/location'
import { useState } from 'react'
import { CategorySelect } from '../../blocks/search/category-select.tsx'
import { FilterBar } from '../../blocks/search/filters/filter-bar.tsx'
import {
  type AddressChanges,
  queryOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { SearchPlaceField } from '../../blocks/search/search-place-field.tsx'
import { SearchWordsField } from '../../blocks/search/search-words-field.tsx'
import { useFilterForm } from '../../blocks/search/use-filter-form.ts'

interface SearchBarProps {
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/**
 * Words, category, place, and the row of filters. A plain form to /search, so it works without scripts; with them a
 * choice counts at once and words on Enter. Neither it nor `search` is a box: the row stays in sight along the page.
 */
export function SearchBar({ address, onChange }: SearchBarProps) {
  const { form, choose } = useFilterForm(address, onChange)
  return (
    <search className="contents">
      <form
        ref={form}
        action="/search"
        method="get"
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          onChange({ q: textOf(typed.get('q')), location: textOf(typed.get('location')) })
        }}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[1.6fr_1fr_1fr] md:gap-3">
          <SearchWordsField
            label="Qué estás buscando?"
            words={address.q}
            className="col-span-full md:col-span-1"
          />
          <CategorySelect
            value={address.category ? (findCategory(address.category)?.slug ?? '') : ''}
            onChange={(event) => choose({ category: event.currentTarget.value })}
          />
          <Place initial={address.location ?? ''} onChange={choose} />
        </div>
        <FilterBar address={address} onChange={choose} mapFilters={queryOf(address)} />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Buscar
        </button>
      </form>
    </search>
  )
}

function Place({ initial, onChange }: { initial: string } & Pick<SearchBarProps, 'onChange'>) {
  const [place, setPlace] = useState(initial)
  const [shown, setShown] = useState(initial)
  // Another address brings another place; the field itself stays, and with it the focus.
  if (shown !== initial) {
    setShown(initial)
    setPlace(initial)
  }
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

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
