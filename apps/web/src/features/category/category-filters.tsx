import { FilterBar } from '../../blocks/search/filters/filter-bar.tsx'
import { PlaceSelect } from '../../blocks/search/place-select.tsx'
import {
  type AddressChanges,
  queryOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { SearchWordsField } from '../../blocks/search/search-words-field.tsx'
import { useFilterForm } from '../../blocks/search/use-filter-form.ts'

interface CategoryFiltersProps {
  /** The category's. */
  slug: string
  address: SearchAddress
  onChange: (changes: AddressChanges) => void
}

/**
 * Words and the row of filters, the place by region among them; a plain form on its own address, so it works without
 * scripts. Neither it nor `search` is a box: the row stays in sight along the page.
 */
export function CategoryFilters({ slug, address, onChange }: CategoryFiltersProps) {
  const { form, choose } = useFilterForm(address, onChange)
  return (
    <search className="contents">
      <form
        ref={form}
        method="get"
        className="contents"
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
        />
        <FilterBar
          address={address}
          onChange={choose}
          mapFilters={{ ...queryOf(address), category: slug }}
        >
          <PlaceSelect
            isLabelHidden
            className="flex-none"
            value={address.location ?? ''}
            onChoose={(location) => choose({ location })}
          />
        </FilterBar>
        <button type="submit" className="sr-only" tabIndex={-1}>
          Buscar
        </button>
      </form>
    </search>
  )
}
