import { searchPath } from '@wepa/domain/search/params'
import { ListingResults } from '../../blocks/listing-card/listing-results.tsx'
import { ActiveFilters } from '../../blocks/search/filters/active-filters.tsx'
import { SearchKeeper } from '../../blocks/search/keeping/search-keeper.tsx'
import { ResultCount } from '../../blocks/search/result-count.tsx'
import {
  type AddressChanges,
  changeAddress,
  filtersOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { searchTitle } from '../../blocks/search/search-title.ts'
import { Understood } from '../../blocks/search/understood.tsx'
import { useListingSearch } from '../../blocks/search/use-listing-search.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SearchBar } from './search-bar.tsx'
import { ViewToggle } from './view-toggle.tsx'

interface SearchPageProps {
  /** The whole state of the page. */
  address: SearchAddress
  /** Goes to another address: a new entry in the history, or in place of this one. */
  /** Takes how the address stands then: two choices may come before one of them is shown. */
  onChange: (
    change: (address: SearchAddress) => SearchAddress,
    options?: { replace: boolean },
  ) => void
}

/** Search. */
export function SearchPage({ address, onChange }: SearchPageProps) {
  const search = useListingSearch(address)
  const firstPage = search.data?.pages[0]
  const change = (changes: AddressChanges) => onChange((now) => changeAddress(now, changes))
  const view = address.view ?? 'grid'
  return (
    <div className="page py-5 md:py-8">
      <h1 tabIndex={-1} className="mb-4 text-h2 md:text-h1">
        {searchTitle(address)}
      </h1>
      <SearchBar address={address} onChange={change} />
      <SearchKeeper address={address} />
      <ActiveFilters address={address} onChange={change} />
      <Understood
        reading={search.isPlaceholderData ? undefined : firstPage?.reading}
        address={address}
        onChange={change}
      />
      <div className="mt-4 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <ResultCount page={firstPage} noun={['anuncio', 'anuncios']} />
        <ViewToggle
          view={view}
          onChange={(next) =>
            onChange((now) => changeAddress(now, { view: next === 'list' ? 'list' : '' }), {
              replace: true,
            })
          }
        />
      </div>
      <ListingResults
        search={search}
        view={view}
        nextHref={(cursor) => `${withCursor(searchPath(filtersOf(address)), cursor)}`}
        emptyAction={
          Object.keys(filtersOf(address)).length > 0 ? (
            <Button onClick={() => onChange(clearedAddress)}>Limpiar filtros</Button>
          ) : (
            <LinkButton to="/post-ad" tone="call">
              Publicar anuncio
            </LinkButton>
          )
        }
      />
    </div>
  )
}

/** Without any filter; where only words were asked for, these go too. */
function clearedAddress({ q, view, ...filters }: SearchAddress): SearchAddress {
  const kept = view ? { view } : {}
  return q !== undefined && Object.keys(filters).length > 0 ? { q, ...kept } : kept
}

function withCursor(path: string, cursor: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}
