import { expect, test } from 'vitest'
import { suggestPlaces } from './place-suggestions.ts'

test('nothing is suggested for a place that is not on the island', () => {
  expect(suggestPlaces('search', 'Orlando')).toEqual([])
})

test('an empty field suggests the whole island and all 78 municipalities', () => {
  const all = suggestPlaces('search', '')
  expect(all[0]).toBe('Toda la isla')
  expect(all).toHaveLength(79)
})

test.each([
  ['anasco', 'Añasco'],
  ['MAYAG', 'Mayagüez'],
  ['rio g', 'Río Grande'],
  ['alta', 'Toa Alta'],
])('%s suggests %s', (typed, place) => {
  expect(suggestPlaces('search', typed)).toContain(place)
})

test('names that begin with the letters come before those that hold them', () => {
  expect(suggestPlaces('search', 'san').slice(0, 4)).toEqual([
    'San Germán',
    'San Juan',
    'San Lorenzo',
    'San Sebastián',
  ])
})

test('an address is written with its region', () => {
  expect(suggestPlaces('address', 'ponce')).toEqual(['Ponce, Sur'])
})
