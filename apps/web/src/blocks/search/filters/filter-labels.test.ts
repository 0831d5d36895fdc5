import { expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'
import { filterLabels } from './filter-labels.ts'

const labels = (address: Parameters<typeof filterLabels>[0]) =>
  filterLabels(address).map(({ label }) => label)

test('words, order and view narrow nothing and have no chip', () => {
  expect(labels({ q: 'nevera', sort: 'newest', view: 'list' })).toEqual([])
})

test.each([
  [{ category: 'vehiculos' }, ['Vehículos']],
  [{ category: 'inventada' }, ['inventada']],
  [{ location: 'Ponce' }, ['Ponce']],
  [{ location: 'Ponce', radius: 25 }, ['A 25 km de Ponce']],
  [{ minPrice: 1000 }, ['Desde $1,000']],
  [{ maxPrice: 50 }, ['Hasta $50']],
  [{ minPrice: 50, maxPrice: 1000 }, ['$50 a $1,000']],
  [{ condition: 'como_nuevo' }, ['Condición: como nuevo']],
] as const)('%j shows %j', (address, expected) => {
  expect(labels(address)).toEqual(expected)
})

test('taking the place away takes its radius away too', () => {
  expect(filterLabels({ location: 'Ponce', radius: 25 })[0]?.without).toEqual({
    location: '',
    radius: '',
  })
})

test('a search is told in words, and nothing asked is everything', () => {
  const address = { q: 'nevera', category: 'hogar-jardin', location: 'Ponce', maxPrice: 400 }
  expect(describeSearch({ ...address, sort: 'newest' })).toBe(
    'nevera · Hogar y Jardín · Ponce · Hasta $400',
  )
  expect(describeSearch({ category: 'vehiculos', make: 'Toyota', year: '2010-2018' })).toBe(
    'Vehículos · Toyota · 2010 a 2018',
  )
  expect(describeSearch({})).toBe('Todos los anuncios')
})
