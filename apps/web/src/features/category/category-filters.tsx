import { WHOLE_ISLAND } from '@wepa/domain/location'
import { findPlace, MUNICIPALITIES, REGIONS } from '@wepa/domain/municipalities'
import { Search } from 'lucide-react'
import type { AddressChanges, SearchAddress } from '../../blocks/search-address.ts'
import { SortSelect } from '../../blocks/sort-select.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface CategoryFiltersProps {
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/** Words, place by region, and order (§2); a plain form on its own address, so it works without scripts. */
export function CategoryFilters({ address, onChange }: CategoryFiltersProps) {
  return (
    <search>
      <form
        method="get"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[2fr_1fr_1fr] md:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          onChange({ q: typeof q === 'string' ? q : '' })
        }}
      >
        <div className="relative col-span-full md:col-span-1">
          <Search
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
          />
          <TextInput
            key={address.q}
            label="Buscar en esta categoría"
            isLabelHidden
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder="Buscar en esta categoría..."
            maxLength={200}
            defaultValue={address.q ?? ''}
            inputClassName="pl-11!"
          />
        </div>
        <SelectField
          label="Lugar"
          isLabelHidden
          name="location"
          value={findPlace(address.location ?? '')?.name ?? ''}
          onChange={(event) => onChange({ location: event.currentTarget.value })}
        >
          <option value="">{WHOLE_ISLAND}</option>
          {REGIONS.map((region) => (
            <optgroup key={region} label={region}>
              <option value={region}>Toda la región: {region}</option>
              {MUNICIPALITIES.filter((each) => each.region === region).map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SortSelect
          value={address.sort}
          hasWords={address.q !== undefined}
          onChange={(sort) => onChange({ sort })}
        />
        <button type="submit" className="sr-only">
          Buscar
        </button>
      </form>
    </search>
  )
}
