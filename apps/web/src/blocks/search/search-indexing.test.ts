import { expect, test } from 'vitest'
import { readIndexing } from './search-indexing.ts'

test('search engines keep the pages of categories and places, under one address each', () => {
  const category = 'vehiculos'
  expect(readIndexing({})).toEqual({ isIndexed: true, path: '/search' })
  expect(
    readIndexing({ category, location: 'Ponce', sort: 'price-low', minPrice: 5, year: '2015' }),
  ).toEqual({
    isIndexed: true,
    path: '/category/vehiculos?location=Ponce',
  })
  const theirs = [
    { q: 'gana dinero ya' },
    { category, cursor: 'abc' },
    { category, make: 'gana dinero ya' },
    { category: 'gana dinero ya' },
    { category, location: 'gana dinero ya' },
    { location: 'Ponce, gana dinero ya' },
  ]
  for (const address of theirs)
    expect(readIndexing(address).isIndexed, JSON.stringify(address)).toBe(false)
})
