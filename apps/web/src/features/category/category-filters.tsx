import { WHOLE_ISLAND } from '@wepa/domain/places/location'
import { findPlace, MUNICIPALITIES, REGIONS } from '@wepa/domain/places/municipalities'
import { PlaceMapButton } from '../../blocks/place-map-button.tsx'
import {
  type AddressChanges,
  filtersOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { SearchWordsField } from '../../blocks/search/search-words-field.tsx'
import { SortSelect } from '../../blocks/search/sort-select.tsx'
import { useFilterForm } from '../../blocks/search/use-filter-form.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'

interface CategoryFiltersProps {
  /** The category's. */
  slug: string
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/** Words, place by region, and order; a plain form on its own address, so it works without scripts. */
export function CategoryFilters({ slug, address, onChange }: CategoryFiltersProps) {
  const { form, choose } = useFilterForm(address, onChange)
  return (
    <search>
      <form
        ref={form}
        method="get"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[2fr_1fr_1fr] md:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          onChange({ q: typeof q === 'string' ? q : '' })
        }}
      >
        <SearchWordsField
          label="Buscar en esta categoría"
          placeholder="Buscar en esta categoría..."
          words={address.q}
          className="col-span-full md:col-span-1"
        />
        <div className="flex flex-wrap gap-2">
          <SelectField
            className="min-w-0 flex-1"
            label="Lugar"
            isLabelHidden
            name="location"
            value={findPlace(address.location ?? '')?.name ?? ''}
            onChange={(event) => choose({ location: event.currentTarget.value })}
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
          <PlaceMapButton
            purpose="search"
            value={address.location ?? ''}
            filters={{ ...filtersOf(address), category: slug }}
            onChoose={(location) => choose({ location })}
            className={buttonClass('quiet', 'medium', 'px-3!')}
          />
        </div>
        <SortSelect
          value={address.sort}
          hasWords={address.q !== undefined}
          onChange={(sort) => choose({ sort })}
        />
        <button type="submit" className="sr-only">
          Buscar
        </button>
      </form>
    </search>
  )
}
