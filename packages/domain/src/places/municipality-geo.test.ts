import { expect, test } from 'vitest'
import { MUNICIPALITIES } from './municipalities.ts'
import { findMunicipalityByZone, municipalityGeo } from './municipality-geo.ts'

test.each(['', 'miami', 'constructor', 'ponce'])('%j is no zone', (text) => {
  expect(findMunicipalityByZone(text)).toBeUndefined()
})

test.each([
  ['Río Piedras', 'San Juan'],
  ['rio piedras, área metropolitana', 'San Juan'],
  ['isla verde', 'Carolina'],
  ['pepino', 'San Sebastián'],
  ['LEVITTOWN', 'Toa Baja'],
  ['mayagues', 'Mayagüez'],
])('%j lies in %s', (text, name) => {
  expect(findMunicipalityByZone(text)?.name).toBe(name)
})

test('a slug nobody has no place', () => {
  expect(municipalityGeo('constructor')).toBeUndefined()
})

test('every municipality has a center in Puerto Rico and its own county code', () => {
  const codes = MUNICIPALITIES.map(({ slug }) => {
    const geo = municipalityGeo(slug)
    expect(geo?.latitude, slug).toBeGreaterThan(17.8)
    expect(geo?.latitude, slug).toBeLessThan(18.6)
    expect(geo?.longitude, slug).toBeGreaterThan(-67.4)
    expect(geo?.longitude, slug).toBeLessThan(-65.2)
    return geo?.fips
  })
  expect(new Set(codes).size).toBe(78)
})
