import { createFileRoute } from '@tanstack/react-router'
import { findCategory } from '@wepa/domain/category'
import { findPlace } from '@wepa/domain/municipalities'
import { searchPath } from '@wepa/domain/search-params'
import { cardPreload } from '../blocks/card-preload.ts'
import { filtersOf, readIndexing, readSearchAddress } from '../blocks/search-address.ts'
import { loadListingSearch } from '../blocks/use-listing-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchTitle } from '../features/search/search-title.ts'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearchAddress,
  // The router mixes what it validated with what stood in the address: read again, unknown keys are gone.
  loaderDeps: ({ search }) => {
    const { view: _view, ...address } = readSearchAddress(search)
    return address
  },
  loader: async ({ context, deps, cause }) => {
    const page = await loadListingSearch({ context, address: deps, cause })
    return {
      preload: cardPreload(page?.items[0]),
      nextCursor: page?.nextCursor ?? null,
      // None, or one of the island's by its name; the names are too much for the browser's first load.
      hasOwnPlace: !import.meta.env.SSR || findPlace(deps.location ?? '')?.name === deps.location,
    }
  },
  head: ({ match, loaderData }) => {
    const address = readSearchAddress(match.search)
    const title = searchTitle(address)
    const category = findCategory(address.category ?? '')
    const { isIndexed, filters } = readIndexing(address, loaderData?.hasOwnPlace ?? true)
    const { category: _category, ...place } = filters
    return pageHead({
      site: match.context.site,
      title,
      description: `${title} en Wepa, clasificados de Puerto Rico. ${category?.description ?? 'Carros, casas, celulares, empleos, mascotas y de todo'}.`,
      path: category ? searchPath(place, `/category/${category.slug}`) : searchPath(place),
      isIndexed: isIndexed && (category !== undefined || address.category === undefined),
      preloadImage: loaderData?.preload,
      nextPath: loaderData?.nextCursor
        ? nextPath(searchPath(filtersOf(address)), loaderData.nextCursor)
        : undefined,
    })
  },
  component: SearchRoute,
})

function SearchRoute() {
  const address = readSearchAddress(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      address={address}
      onChange={(search, options) => void navigate({ search, ...options })}
    />
  )
}

function nextPath(path: string, cursor: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}
