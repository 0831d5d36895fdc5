import { makeSavedSearch } from '@wepa/domain/test/make-saved-search'
import { expect, test } from 'vitest'
import { addressOfSearch, isShown } from './saved-searches.ts'

const search = makeSavedSearch({ query: 'Nevera', location: 'Ponce', maxPrice: '400.00' })

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
