import { createFileRoute } from '@tanstack/react-router'
import { findCategory } from '@wepa/domain/category'
import { searchPath } from '@wepa/domain/search-params'
import { cardPreload } from '../blocks/card-preload.ts'
import { filtersOf, readSearchAddress } from '../blocks/search-address.ts'
import { loadListingSearch } from '../blocks/use-listing-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchTitle } from '../features/search/search-title.ts'
import { pageHead } from '../lib/head.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearchAddress,
  loaderDeps: ({ search: { view: _view, ...address } }) => address,
  loader: async ({ context, deps }) => {
    // A failing search is the page's to show, with the way to try again.
    const page = await loadListingSearch(context.trpc, deps).catch(() => undefined)
    return { preload: cardPreload(page?.items[0]), nextCursor: page?.nextCursor ?? null }
  },
  head: ({ match, loaderData }) => {
    const address = match.search
    const path = searchPath(filtersOf(address))
    const title = searchTitle(address)
    const category = findCategory(address.category ?? '')
    return pageHead({
      site: match.context.site,
      title,
      description: `${title} en Wepa, clasificados de Puerto Rico. ${category?.description ?? 'Carros, casas, celulares, empleos, mascotas y de todo'}.`,
      path,
      // Pages within a search are for following, not for finding: each ad has its own page.
      isIndexed: address.cursor === undefined,
      preloadImage: loaderData?.preload,
      nextPath: loaderData?.nextCursor ? nextPath(path, loaderData.nextCursor) : undefined,
    })
  },
  component: SearchRoute,
})

function SearchRoute() {
  const address = Route.useSearch()
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
