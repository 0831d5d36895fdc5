// A search that is kept: one thing in two documented shapes (§7, decision B15).
import * as z from 'zod/mini'
import { categoryById, findCategory } from './category.ts'
import { CONDITIONS } from './condition.ts'
import { decimal, id, moment } from './scalar.ts'
import { MAX_SEARCH, MAX_SEARCH_PRICE, RADIUS } from './search-params.ts'
import { form, line, optionalLine, requiredLine } from './text.ts'

/** The shape of the search page. Prices in dollars as decimals, radius in km. */
export const SavedSearch = z.object({
  id: id(),
  userId: id(),
  name: z.string(),
  query: z.string(),
  categoryId: z.nullable(id()),
  location: z.nullable(z.string()),
  minPrice: z.nullable(decimal()),
  maxPrice: z.nullable(decimal()),
  condition: z.nullable(z.enum(CONDITIONS)),
  radius: z.nullable(z.int()),
  emailAlerts: z.boolean(),
  isActive: z.boolean(),
  lastNotified: z.nullable(moment()),
  createdAt: moment(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The shape of the saved-searches page. */
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
  name: requiredLine(100, 'Nombre requerido'),
  query: z._default(line(MAX_SEARCH), ''),
  categoryId: z.nullish(knownCategory()),
  location: optionalLine(120),
  minPrice: dollars(),
  maxPrice: dollars(),
  condition: z.nullish(z.enum(['', 'all', ...CONDITIONS], 'Condición inválida')),
  radius: radius(),
  emailAlerts: z._default(z.boolean('Debe ser verdadero o falso'), true),
})
export type SavedSearchInput = z.infer<typeof SavedSearchInput>

export const SavedSearchPageInput = form({
  name: bothRequired(),
  query: requiredLine(MAX_SEARCH, 'El nombre y la consulta son requeridos'),
  filters: z._default(z.object({ category: optionalLine(80), location: optionalLine(120) }), {}),
  notificationsEnabled: z._default(z.boolean('Debe ser verdadero o falso'), true),
})
export type SavedSearchPageInput = z.infer<typeof SavedSearchPageInput>

/** The category that a saved search means, in today's slugs or the older options (decision B1); undefined for none. */
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

// @__NO_SIDE_EFFECTS__
function bothRequired() {
  return requiredLine(100, 'El nombre y la consulta son requeridos')
}

// @__NO_SIDE_EFFECTS__
function knownCategory() {
  const message = 'Categoría inválida'
  return id(message).check(z.refine((value) => categoryById(value) !== undefined, message))
}

// @__NO_SIDE_EFFECTS__
function dollars() {
  const message = 'Precio inválido'
  return z.nullish(z.number(message).check(z.gte(0, message), z.lte(MAX_SEARCH_PRICE, message)))
}

// @__NO_SIDE_EFFECTS__
function radius() {
  const message = `El radio va de ${RADIUS.min} a ${RADIUS.max} km`
  return z.nullish(z.int(message).check(z.gte(RADIUS.min, message), z.lte(RADIUS.max, message)))
}
