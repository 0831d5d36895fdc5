import { expect, test } from 'vitest'
import { readAsked, writeAsked } from './asked.ts'
import type { FacetKey } from './facet-keys.ts'

test.each<[FacetKey, string]>([
  ['vehicleKind', 'avion'],
  ['year', ''],
  ['year', '-'],
  ['year', 'nuevo'],
  ['year', '3000-'],
  ['pets', 'quizas'],
  ['make', ' , '],
])('%s=%j asks nothing', (key, text) => {
  expect(readAsked(key, text)).toBeUndefined()
})

test.each<[FacetKey, string, string]>([
  ['vehicleKind', 'pickup,carro,avion,carro', 'carro,pickup'],
  ['make', 'Toyota, Citroën', 'citroen,toyota'],
  ['year', '2018-2010', '2010-2018'],
  ['year', '2015', '2015'],
  ['rooms', '3-', '3-'],
  ['miles', '-60000', '-60000'],
  ['pets', 'Sí', 'si'],
  ['pets', 'false', 'no'],
])('%s=%j is written %j', (key, text, written) => {
  const asked = readAsked(key, text)
  expect(asked && writeAsked(key, asked)).toBe(written)
})
