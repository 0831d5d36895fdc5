import { makeSavedSearch } from '@wepa/domain/test/make-saved-search'
import { expect, test } from 'vitest'
import { isShown } from './is-shown.ts'
import { addressOfSearch } from './saved-searches.ts'

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

test('what it asks of attributes is run, and known however an address spells it', () => {
  const asked = makeSavedSearch({ attributes: { make: 'honda,toyota', year: '2010-2018' } })
  const address = addressOfSearch(asked)
  expect(address).toMatchObject({ make: 'honda,toyota', year: '2010-2018' })
  expect(isShown(asked, { ...address, make: 'Toyota,Honda' })).toBe(true)
  expect(isShown(asked, { ...address, make: 'Toyota' })).toBe(false)
  const { year: _year, ...without } = address
  expect(isShown(asked, without)).toBe(false)
})
