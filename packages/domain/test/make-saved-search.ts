// The saved search of the tests of every package, so that a test says only what it is about.
import { savedFilterValues } from '../src/listings/attribute-values.ts'
import type { SavedSearch } from '../src/search/saved-search.ts'

/** 'nevera' in Ponce, with alerts; nothing else is asked. */
export function makeSavedSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 7,
    userId: 3,
    name: 'Nevera barata',
    query: 'nevera',
    literal: false,
    categoryId: 8,
    location: 'Ponce, Sur',
    minPrice: null,
    maxPrice: null,
    ...savedFilterValues({}),
    attributes: null,
    seller: null,
    radius: null,
    emailAlerts: true,
    isActive: true,
    lastNotified: null,
    createdAt: '2026-01-07T16:00:00.000Z',
    ...changes,
  }
}
