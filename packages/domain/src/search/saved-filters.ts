// From a saved search to what the search page is asked. Nothing a browser need load a schema for.
import type { AskedTexts } from '../attributes/facet-keys.ts'
import type { SavedFilters } from '../listings/attribute-values.ts'
import { readAttributeFilters } from '../listings/attributes.ts'
import { categoryById, findCategory } from '../listings/category.ts'
import type { SearchFilters } from './params.ts'
import type { SellerKind } from './seller-kind.ts'

/** A search as it is kept, from either shape. Without a word about alerts: on, or as they were. */
export type WantedSearch = SavedFilters & {
  name: string
  query: string
  literal: boolean
  categoryId: number | null
  location: string | null
  minPrice: number | null
  maxPrice: number | null
  /** What is asked of the attributes of ads. */
  attributes: AskedTexts | null
  seller: SellerKind | null
  radius: number | null
  emailAlerts?: boolean
  isActive?: boolean
}

/** What the search page is asked when a saved search is run. */
export function savedFilters(
  search: Omit<WantedSearch, 'name' | 'minPrice' | 'maxPrice'> & {
    minPrice: string | number | null
    maxPrice: string | number | null
  },
): SearchFilters {
  const { query, literal, location, minPrice, maxPrice, attributes, seller, radius } = search
  const category = categorySlugOf(search)
  return {
    ...(query !== '' && { search: query }),
    ...(category !== undefined && { category }),
    ...(location !== null && { location }),
    ...(minPrice !== null && { minPrice: Number(minPrice) }),
    ...(maxPrice !== null && { maxPrice: Number(maxPrice) }),
    ...readAttributeFilters((name) => search[name]),
    ...(attributes !== null && { attributes }),
    ...(seller !== null && { seller }),
    ...(radius !== null && { radius }),
    ...(literal && query !== '' && { literal }),
  }
}

/** The choices of the saved-searches page, under the names it has always sent. */
export const SAVED_SEARCH_CATEGORIES = [
  ['electronicos', 'Electrónicos'],
  ['vehiculos', 'Vehículos'],
  ['bienes-raices', 'Bienes Raíces'],
  ['empleos', 'Empleos'],
  ['mascotas', 'Mascotas'],
  ['servicios', 'Servicios'],
  ['hogar', 'Hogar'],
  ['moda', 'Moda'],
  ['deportes', 'Deportes'],
  ['libros', 'Libros'],
  ['otros', 'Otros'],
] as const

/** The category that a saved search means, in today's slugs or the older options; undefined for none. */
export function savedCategorySlug(option: string | null | undefined): string | undefined {
  if (!option || option === 'all') return undefined
  return OLDER_OPTIONS.get(option) ?? findCategory(option)?.slug
}

const OLDER_OPTIONS = /* @__PURE__ */ new Map([
  ['hogar', 'hogar-jardin'],
  ['deportes', 'deportes-ocio'],
  ['libros', 'de-todo'],
  ['otros', 'de-todo'],
])

/** The slug of a saved search's category. */
export function categorySlugOf({ categoryId }: { categoryId: number | null }): string | undefined {
  return categoryId === null ? undefined : categoryById(categoryId)?.slug
}
