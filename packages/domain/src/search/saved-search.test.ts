import { expect, test } from 'vitest'
import { makeSavedSearch } from '../../test/make-saved-search.ts'
import { SearchQuery } from './query.ts'
import { SAVED_SEARCH_CATEGORIES, savedCategorySlug, savedFilters } from './saved-filters.ts'
import {
  pageShapeOf,
  SavedSearchChange,
  SavedSearchInput,
  SavedSearchPageInput,
  wantedOf,
  wantedOfPage,
} from './saved-search.ts'

const kept = makeSavedSearch({
  minPrice: '50.00',
  maxPrice: '400.50',
  condition: 'bueno',
  radius: 25,
  isActive: false,
})

const first = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) => {
  const issue = result.error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

test.each([
  [
    { name: 'x', minPrice: 20, maxPrice: 10 },
    'minPrice: El precio mínimo no puede ser mayor que el máximo',
  ],
  [{ name: 'x', minPrice: -1 }, 'minPrice: Precio inválido'],
  [{ name: 'x', categoryId: 12 }, 'categoryId: Categoría inválida'],
  [{ name: 'x', condition: 'roto' }, 'condition: Condición inválida'],
  [{ name: 'x', emailAlerts: 'sí' }, 'emailAlerts: Debe ser verdadero o falso'],
])('the search page refuses %j', (input, message) => {
  expect(first(SavedSearchInput.safeParse(input))).toBe(message)
})

test('the other page refuses a category that never was one', () => {
  const input = { name: 'x', query: 'y', filters: { category: 'barcos' } }
  expect(first(SavedSearchPageInput.safeParse(input))).toBe('filters.category: Categoría inválida')
})

test('a change to no name is refused', () => {
  expect(first(SavedSearchChange.safeParse({ name: ' ' }))).toBe('name: Nombre requerido')
})

test("'all', the whole island and blank ask for nothing", () => {
  const input = { name: 'x', location: 'Toda la isla', condition: 'all', categoryId: null }
  expect(savedFilters(wantedOf(SavedSearchInput.parse(input)))).toEqual({})
  const page = { name: 'x', query: 'y', filters: { category: 'all', location: 'all' } }
  expect(savedFilters(wantedOfPage(SavedSearchPageInput.parse(page)))).toEqual({ search: 'y' })
})

test('both shapes keep the same thing', () => {
  const fromSearch = wantedOf(SavedSearchInput.parse({ name: 'x', query: 'sofá', categoryId: 8 }))
  const fromPage = wantedOfPage(
    SavedSearchPageInput.parse({ name: 'x', query: 'sofá', filters: { category: 'hogar' } }),
  )
  expect(savedFilters(fromPage)).toEqual(savedFilters(fromSearch))
})

test('saving on the search page turns alerts on; the other page says nothing of mail', () => {
  expect(wantedOf(SavedSearchInput.parse({ name: 'x', emailAlerts: false }))).toMatchObject({
    emailAlerts: false,
    isActive: true,
  })
  const page = SavedSearchPageInput.parse({ name: 'x', query: 'y', notificationsEnabled: false })
  expect(wantedOfPage(page)).toMatchObject({ isActive: false })
  expect(wantedOfPage(page)).not.toHaveProperty('emailAlerts')
})

test('a saved search runs with all it asks for, in words that the search takes', () => {
  const filters = savedFilters(kept)
  expect(filters).toEqual({
    search: 'nevera',
    category: 'hogar-jardin',
    location: 'Ponce, Sur',
    minPrice: 50,
    maxPrice: 400.5,
    condition: 'bueno',
    radius: 25,
  })
  expect(SearchQuery.parse(filters)).toMatchObject(filters)
})

test('the shape of the page names the category', () => {
  expect(pageShapeOf(kept)).toEqual({
    id: 7,
    name: 'Nevera barata',
    query: 'nevera',
    filters: { category: 'hogar-jardin', location: 'Ponce, Sur' },
    notificationsEnabled: false,
    createdAt: '2026-01-07T16:00:00.000Z',
  })
})

test('every choice of the page is a category', () => {
  for (const [option] of SAVED_SEARCH_CATEGORIES) expect(savedCategorySlug(option)).toBeDefined()
})
