import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { expect, test } from 'vitest'
import { addressOfSearch, isShown } from './saved-searches.ts'

const search: SavedSearch = {
  id: 1,
  userId: 1,
  name: 'Nevera barata',
  query: 'Nevera',
  literal: false,
  categoryId: 8,
  location: 'Ponce',
  minPrice: null,
  maxPrice: '400.00',
  condition: null,
  radius: null,
  emailAlerts: true,
  isActive: true,
  lastNotified: null,
  createdAt: '2026-01-07T16:00:00.000Z',
}

test('a search runs with all it asks for', () => {
  expect(addressOfSearch(search)).toEqual({
    q: 'Nevera',
    category: 'hogar-jardin',
    location: 'Ponce',
    maxPrice: 400,
  })
})

test('the page shows it in any order, view and case, but not with another filter', () => {
  const address = { ...addressOfSearch(search), q: 'nevera', sort: 'oldest', view: 'list' } as const
  expect(isShown(search, address)).toBe(true)
  expect(isShown(search, { ...address, maxPrice: 500 })).toBe(false)
  expect(isShown(search, { q: 'nevera' })).toBe(false)
})
