import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { findCategory } from '@wepa/domain/listings/category'
import { cardPreload } from '../blocks/card-preload.ts'
import { queryOf, readSearchAddress, type SearchAddress } from '../blocks/search/search-address.ts'
import { loadListingSearch } from '../blocks/search/use-listing-search.ts'
import { CategoryMissing } from '../features/category/category-missing.tsx'
import { CategoryPage } from '../features/category/category-page.tsx'
import { readFailure } from '../lib/errors.ts'
import { headWithoutData } from '../lib/head/head.ts'
import type { QueryUtils } from '../lib/trpc.ts'

export const Route = createFileRoute('/category/$slug')({
  validateSearch: readCategoryAddress,
  // The router mixes what it validated with what stood in the address: read again, unknown keys are gone.
  loaderDeps: ({ search }) => readCategoryAddress(search),
  loader: async ({ context, deps, cause, params: { slug } }) => {
    const [category, page] = await Promise.all([
      requireCategory(context.trpc, slug),
      loadListingSearch({ context, address: { ...deps, category: slug }, cause }),
    ])
    return {
      category,
      preload: cardPreload(page?.items[0]),
      nextCursor: page?.nextCursor ?? null,
      // What search engines are told: they ask the server.
      indexing: import.meta.env.SSR
        ? (await import('../blocks/search/search-indexing.ts')).readIndexing({
            ...deps,
            category: slug,
          })
        : null,
    }
  },
  head: async ({ match, loaderData, params: { slug } }) => {
    if (!loaderData) return headWithoutData(match.status, 'Categoría no encontrada')
    const { categoryHead } = await import('../features/category/category-head.ts')
    const { site, trpc } = match.context
    const address = readCategoryAddress(match.search)
    const asked = queryOf({ ...address, category: slug })
    const items = () => trpc.listings.browse.getInfiniteData(asked)?.pages[0]?.items ?? []
    return categoryHead({ ...loaderData, site, slug, address, items })
  },
  component: CategoryRoute,
  notFoundComponent: CategoryMissing,
})

function CategoryRoute() {
  const { category } = Route.useLoaderData()
  const address = readCategoryAddress(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <CategoryPage
      key={category.slug}
      category={category}
      address={address}
      onChange={(change) => void navigate({ search: (now) => change(readCategoryAddress(now)) })}
    />
  )
}

/** A page of one category is a grid of that category, whatever its address says. */
function readCategoryAddress(raw: Record<string, unknown>): SearchAddress {
  const { category: _category, view: _view, ...address } = readSearchAddress(raw)
  return address
}

async function requireCategory(utils: QueryUtils, slug: string) {
  try {
    return await utils.categories.get.ensureData({ slug })
  } catch (error) {
    if (readFailure(error).code !== 'category_not_found') throw error
    // 'Vehículos', 'VEHICULOS': the same category under its one address. Only the server is asked by such spellings.
    const known = import.meta.env.SSR ? findCategory(slug)?.slug : undefined
    if (known === undefined || known === slug) throw notFound()
    throw redirect({
      to: '/category/$slug',
      params: { slug: known },
      search: true,
      statusCode: 301,
    })
  }
}
