import { createFileRoute } from '@tanstack/react-router'
import { findCategory } from '@wepa/domain/listings/category'
import { searchPath } from '@wepa/domain/search/params'
import { cardPreload } from '../blocks/card-preload.ts'
import { filtersOf, readSearchAddress } from '../blocks/search/search-address.ts'
import { searchTitle } from '../blocks/search/search-title.ts'
import { loadListingSearch } from '../blocks/search/use-listing-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { pageHead } from '../lib/head/head.ts'

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
      // What search engines are told: they ask the server.
      indexing: import.meta.env.SSR
        ? (await import('../blocks/search/search-indexing.ts')).readIndexing(deps)
        : null,
    }
  },
  head: ({ match, loaderData }) => {
    const address = readSearchAddress(match.search)
    const title = searchTitle(address)
    const category = findCategory(address.category ?? '')
    const indexing = loaderData?.indexing
    return pageHead({
      site: match.context.site,
      title,
      description: `${title} en Wepa, clasificados de Puerto Rico. ${category?.description ?? 'Carros, casas, celulares, empleos, mascotas y de todo'}.`,
      path: indexing?.path ?? searchPath(filtersOf(address)),
      isIndexed: indexing?.isIndexed ?? true,
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
      onChange={(change, options) =>
        void navigate({ search: (now) => change(readSearchAddress(now)), ...options })
      }
    />
  )
}

function nextPath(path: string, cursor: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}
