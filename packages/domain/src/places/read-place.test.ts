import { expect, test } from 'vitest'
import { readPlace } from './read-place.ts'

test.each([
  ['ponce', 'Ponce, Sur', 'ponce', 'Sur'],
  ['Ponce, Sur', 'Ponce, Sur', 'ponce', 'Sur'],
  ['MAYAGUEZ, PR', 'Mayagüez, Oeste', 'mayaguez', 'Oeste'],
  ['San Juan, Metro', 'San Juan, Área Metropolitana', 'san-juan', 'Área Metropolitana'],
  ['anasco,', 'Añasco, Oeste', 'anasco', 'Oeste'],
  ['Urb. Los Paseos, Caguas', 'Urb. Los Paseos, Caguas', 'caguas', 'Centro'],
  ['Ponce, cerca de la plaza', 'Ponce, cerca de la plaza', 'ponce', 'Sur'],
  ['Río Piedras', 'Río Piedras', 'san-juan', 'Área Metropolitana'],
  ['norte', 'Norte', null, 'Norte'],
  ['Toda la isla', 'Toda la isla', null, null],
  ['Orlando, Estados Unidos', 'Orlando, Estados Unidos', null, null],
])('%s is kept as %s', (written, location, municipality, region) => {
  expect(readPlace(written)).toMatchObject({ location, municipality, region })
})

test('a municipality has its center, nothing has none', () => {
  expect(readPlace('Vieques').latitude).toBeCloseTo(18.1, 0)
  expect(readPlace('Vieques').longitude).toBeCloseTo(-65.4, 0)
  expect(readPlace('Marte')).toMatchObject({ latitude: null, longitude: null })
  expect(readPlace(null)).toMatchObject({ location: null, municipality: null })
})
