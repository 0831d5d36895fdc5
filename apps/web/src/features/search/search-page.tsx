import { searchPath } from '@wepa/domain/search/params'
import { ListingResults } from '../../blocks/listing-card/listing-results.tsx'
import { BesideResults } from '../../blocks/search/filters/facets/beside-results.tsx'
import { SearchKeeper } from '../../blocks/search/keeping/search-keeper.tsx'
import { NoHits } from '../../blocks/search/no-hits.tsx'
import { ResultCount } from '../../blocks/search/result-count.tsx'
import { ResultsLink, ResultsPlace } from '../../blocks/search/results-link.tsx'
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
    <div className="page pt-3 pb-5 md:pt-6 md:pb-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-4">
        <h1 tabIndex={-1} className="min-w-0 wrap-anywhere text-h3 md:text-h1">
          {searchTitle(address)}
        </h1>
        <ResultCount page={firstPage} noun={['anuncio', 'anuncios']} />
      </div>
      <ResultsLink />
      <SearchBar address={address} onChange={change} />
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <SearchKeeper address={address} />
        <ViewToggle
          view={view}
          onChange={(next) =>
            onChange((now) => changeAddress(now, { view: next === 'list' ? 'list' : '' }), {
              replace: true,
            })
          }
        />
      </div>
      <Understood
        reading={search.isPlaceholderData ? undefined : firstPage?.reading}
        address={address}
        onChange={change}
      />
      <BesideResults address={address} category={address.category} onChange={change}>
        <ResultsPlace />
        <ListingResults
          search={search}
          view={view}
          nextHref={(cursor) => `${withCursor(searchPath(filtersOf(address)), cursor)}`}
          emptyAction={
            Object.keys(filtersOf(address)).length > 0 ? (
              <NoHits address={address} page={firstPage}>
                <Button onClick={() => onChange(clearedAddress)}>Limpiar filtros</Button>
              </NoHits>
            ) : (
              <LinkButton to="/post-ad" tone="call">
                Publicar anuncio
              </LinkButton>
            )
          }
        />
      </BesideResults>
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
