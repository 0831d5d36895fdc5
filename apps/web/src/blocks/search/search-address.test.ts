import { expect, test } from 'vitest'
import { changeAddress, filtersOf, queryOf, readSearchAddress } from './search-address.ts'

test('what an address does not know is dropped, never refused', () => {
  const raw = {
    foo: 'x',
    sort: 'cheapest',
    condition: 'roto',
    radius: '900',
    view: 'map',
    cursor: '<b>',
  }
  expect(readSearchAddress(raw)).toEqual({})
})

test("'all', blank and 'Toda la isla' mean no filter", () => {
  expect(readSearchAddress({ q: ' ', category: 'all', location: 'Toda la isla' })).toEqual({})
})

test('both names of the words are read, and numbers a router made of them', () => {
  expect(readSearchAddress({ search: 'nevera' })).toEqual({ q: 'nevera' })
  expect(readSearchAddress({ q: 2020, minPrice: '50', view: 'list', cursor: 'abc_1' })).toEqual({
    q: '2020',
    minPrice: 50,
    view: 'list',
    cursor: 'abc_1',
  })
})

test('the server is asked by filters alone', () => {
  expect(filtersOf({ q: 'nevera', location: 'Ponce', view: 'list', cursor: 'abc' })).toEqual({
    search: 'nevera',
    location: 'Ponce',
  })
})

test('a change begins the pages again and takes blank fields away', () => {
  const before = { q: 'nevera', location: 'Ponce', view: 'list', cursor: 'abc' } as const
  expect(changeAddress(before, { location: '', sort: 'newest' })).toEqual({
    q: 'nevera',
    sort: 'newest',
    view: 'list',
  })
})

test('new words are no longer taken literally, a new filter leaves them so', () => {
  const before = { q: 'nebera', literal: true }
  expect(changeAddress(before, { q: 'estufa' })).toEqual({ q: 'estufa' })
  expect(changeAddress(before, { sort: 'oldest' })).toEqual({
    q: 'nebera',
    literal: true,
    sort: 'oldest',
  })
})

test('attributes stand under their own names, for the server too, and together in filters', () => {
  const address = readSearchAddress({
    make: 'Toyota,Honda',
    year: '2010-2018',
    roof: 'x',
    pets: '',
  })
  expect(address).toEqual({ make: 'Toyota,Honda', year: '2010-2018' })
  expect(queryOf({ ...address, q: 'guagua' })).toEqual({ ...address, search: 'guagua' })
  expect(filtersOf(address)).toEqual({ attributes: address })
})

test('another category drops the attributes of this one, and keeps what every ad can say', () => {
  const before = { category: 'vehiculos', make: 'Toyota', intent: 'vendo' } as const
  expect(changeAddress(before, { category: 'moda' })).toEqual({ category: 'moda', intent: 'vendo' })
  expect(changeAddress(before, { category: '' })).toEqual({ intent: 'vendo' })
  expect(changeAddress(before, { category: 'vehiculos' })).toEqual(before)
  expect(changeAddress(before, { make: '' })).toEqual({ category: 'vehiculos', intent: 'vendo' })
})
