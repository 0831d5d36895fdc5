import { expect, test } from 'vitest'
import { formatLocation } from './location.ts'
import { findPlace, MUNICIPALITIES } from './municipalities.ts'
import { REGIONS } from './regions.ts'

test.each(['', '   ', 'Toda la isla', 'Miami', ', Sur', 'Ponceño', 'constructor'])(
  '%j is no place',
  (location) => {
    expect(findPlace(location)).toBeUndefined()
  },
)

test.each([
  ['Ponce, Sur', 'Ponce'],
  ['mayaguez', 'Mayagüez'],
  ['ANASCO', 'Añasco'],
  ['penuelas, Sur', 'Peñuelas'],
  ['san-juan', 'San Juan'],
  ['San Juan, Área Metropolitana', 'San Juan'],
  ['Río  Grande', 'Río Grande'],
])('%j is the municipality %s', (location, name) => {
  expect(findPlace(location)).toMatchObject({ kind: 'municipality', name })
})

test.each([
  ['Área Metropolitana', 'Área Metropolitana'],
  ['area metro', 'Área Metropolitana'],
  ['area-metropolitana', 'Área Metropolitana'],
  ['sur', 'Sur'],
  ['ISLAS', 'Islas'],
])('%j is the region %s', (location, name) => {
  expect(findPlace(location)).toMatchObject({ kind: 'region', name })
})

test('there are 78 municipalities, split over the regions as documented', () => {
  expect(new Set(MUNICIPALITIES.map((m) => m.slug)).size).toBe(78)
  const sizes = REGIONS.map((r) => MUNICIPALITIES.filter((m) => m.region === r).length)
  expect(sizes).toEqual([8, 10, 13, 14, 8, 23, 2])
})

test('every municipality is found by what formatLocation writes and by its slug', () => {
  for (const municipality of MUNICIPALITIES) {
    expect(findPlace(formatLocation(municipality))).toMatchObject(municipality)
    expect(findPlace(municipality.slug)).toMatchObject(municipality)
  }
})
