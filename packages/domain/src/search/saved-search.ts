// A search that is kept: one thing in two documented shapes.
import * as z from 'zod/mini'
import { writeAllAsked } from '../attributes/asked.ts'
import { SavedAsked, SavedAskedInput } from '../attributes/asked-schemas.ts'
import { savedFilterAnswers, savedFilterInputs } from '../listings/attribute-schemas.ts'
import { savedFilterValues } from '../listings/attribute-values.ts'
import { categoryById, findCategory } from '../listings/category.ts'
import { WHOLE_ISLAND } from '../places/location.ts'
import { decimal, id, moment } from '../scalar.ts'
import { form, line, optionalLine, requiredLine } from '../text/text.ts'
import { MAX_PLACE, MAX_SEARCH, MAX_SEARCH_PRICE, RADIUS } from './params.ts'
import { categorySlugOf, savedCategorySlug, type WantedSearch } from './saved-filters.ts'
import { SELLER_KINDS } from './seller-kind.ts'

/** Searches one person can keep (docs/product/saved-searches.md#fields-of-a-saved-search). */
export const MAX_SAVED_SEARCHES = 50
export const MAX_SEARCH_NAME = 100

/**
 * The shape of the search page. Prices in dollars as decimals, radius in km. `isActive`: new ads are
 * told of; `emailAlerts`: by mail too. `literal`: the words are taken as they stand.
 */
export const SavedSearch = z.object({
  id: id(),
  userId: id(),
  name: z.string(),
  query: z.string(),
  literal: z.boolean(),
  categoryId: z.nullable(id()),
  location: z.nullable(z.string()),
  minPrice: z.nullable(decimal()),
  maxPrice: z.nullable(decimal()),
  ...savedFilterAnswers(),
  attributes: z.nullable(SavedAsked),
  seller: z.nullable(z.enum(SELLER_KINDS)),
  radius: z.nullable(z.int()),
  emailAlerts: z.boolean(),
  isActive: z.boolean(),
  lastNotified: z.nullable(moment()),
  createdAt: moment(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** How many ads its person was told of since they last looked at a search. */
export const NewAdsOfSearch = z.object({ id: id(), count: z.int() })
export type NewAdsOfSearch = z.infer<typeof NewAdsOfSearch>

/** The shape of the saved-searches page; `notificationsEnabled` is `isActive` there. */
export const SavedSearchPage = z.object({
  id: id(),
  name: z.string(),
  query: z.string(),
  filters: z.object({ category: z.nullable(z.string()), location: z.nullable(z.string()) }),
  notificationsEnabled: z.boolean(),
  createdAt: moment(),
})
export type SavedSearchPage = z.infer<typeof SavedSearchPage>

export const SavedSearchInput = form({
  name: requiredLine(MAX_SEARCH_NAME, 'Nombre requerido'),
  query: z._default(line(MAX_SEARCH), ''),
  literal: z._default(onOrOff(), false),
  categoryId: z.nullish(knownCategory()),
  location: optionalLine(MAX_PLACE),
  minPrice: dollars(),
  maxPrice: dollars(),
  ...savedFilterInputs(),
  attributes: z.nullish(SavedAskedInput),
  seller: z.nullish(z.enum(SELLER_KINDS, 'Vendedor inválido')),
  radius: radius(),
  emailAlerts: z._default(onOrOff(), true),
}).check(
  z.refine(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? MAX_SEARCH_PRICE), {
    error: 'El precio mínimo no puede ser mayor que el máximo',
    path: ['minPrice'],
  }),
)
export type SavedSearchInput = z.infer<typeof SavedSearchInput>

export const SavedSearchPageInput = form({
  name: bothRequired(MAX_SEARCH_NAME),
  query: bothRequired(MAX_SEARCH),
  filters: z._default(
    z.object({ category: savedCategory(), location: optionalLine(MAX_PLACE) }),
    {},
  ),
  notificationsEnabled: z._default(onOrOff(), true),
})
export type SavedSearchPageInput = z.infer<typeof SavedSearchPageInput>

/** What can be changed of a saved search; absent fields stay. What it asks for cannot: that is another search. */
export const SavedSearchChange = form({
  name: z.optional(requiredLine(MAX_SEARCH_NAME, 'Nombre requerido')),
  emailAlerts: z.optional(onOrOff()),
  isActive: z.optional(onOrOff()),
})
export type SavedSearchChange = z.infer<typeof SavedSearchChange>

/** What the search page asks to keep; saving it there turns its alerts on. */
export function wantedOf(input: SavedSearchInput): WantedSearch {
  return {
    name: input.name,
    query: input.query,
    literal: input.literal,
    categoryId: input.categoryId ?? null,
    location: namedPlace(input.location),
    minPrice: input.minPrice ?? null,
    maxPrice: input.maxPrice ?? null,
    ...savedFilterValues(input),
    attributes: writeAllAsked(input.attributes ?? {}),
    seller: input.seller ?? null,
    radius: input.radius ?? null,
    emailAlerts: input.emailAlerts,
    isActive: true,
  }
}

/** What the saved-searches page asks to keep. */
export function wantedOfPage(input: SavedSearchPageInput): WantedSearch {
  const { name, query, filters, notificationsEnabled } = input
  const slug = savedCategorySlug(filters.category)
  return {
    name,
    query,
    literal: false,
    categoryId: (slug && findCategory(slug)?.id) || null,
    location: namedPlace(filters.location),
    minPrice: null,
    maxPrice: null,
    ...savedFilterValues({}),
    attributes: null,
    seller: null,
    radius: null,
    isActive: notificationsEnabled,
  }
}

/** A saved search in the shape of the saved-searches page. */
export function pageShapeOf(search: SavedSearch): SavedSearchPage {
  const { id, name, query, location, isActive, createdAt } = search
  const category = categorySlugOf(search) ?? null
  const filters = { category, location }
  return { id, name, query, filters, notificationsEnabled: isActive, createdAt }
}

/** 'all', 'Toda la isla' and blank name no place. */
function namedPlace(location: string | null | undefined): string | null {
  if (!location || location.toLowerCase() === 'all' || location === WHOLE_ISLAND) return null
  return location
}

function bothRequired(max: number) {
  return requiredLine(max, 'El nombre y la consulta son requeridos')
}

function onOrOff() {
  return z.boolean('Debe ser verdadero o falso')
}

function knownCategory() {
  const message = 'Categoría inválida'
  return id(message).check(z.refine((value) => categoryById(value) !== undefined, message))
}

function savedCategory() {
  return optionalLine(80).check(
    z.refine(
      (option) => !option || option === 'all' || savedCategorySlug(option) !== undefined,
      'Categoría inválida',
    ),
  )
}

function dollars() {
  const message = 'Precio inválido'
  return z.nullish(z.number(message).check(z.gte(0, message), z.lte(MAX_SEARCH_PRICE, message)))
}

function radius() {
  const message = `El radio va de ${RADIUS.min} a ${RADIUS.max} km`
  return z.nullish(z.int(message).check(z.gte(RADIUS.min, message), z.lte(RADIUS.max, message)))
}
