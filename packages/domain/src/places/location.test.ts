import { expect, test } from 'vitest'
import { formatLocation, shortLocation } from './location.ts'

test.each([
  [null, 'PR'],
  [undefined, 'PR'],
  ['', 'PR'],
  ['   ', 'PR'],
  [', Sur', 'PR'],
  ['Ponce, Sur', 'Ponce'],
  ['San Juan, Área Metropolitana', 'San Juan'],
  [' Lares , Centro, PR', 'Lares'],
  ['Mayagüez', 'Mayagüez'],
])('%j is shown as %s', (location, shown) => {
  expect(shortLocation(location)).toBe(shown)
})

test('a place is written with its region', () => {
  expect(formatLocation({ name: 'Ponce', region: 'Sur' })).toBe('Ponce, Sur')
})
