import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'

test.each([
  ['camiones', 'camion'],
  ['camion', 'camion'],
  ['muebles', 'muebl'],
  ['mueble', 'muebl'],
  ['luces', 'luc'],
  ['luz', 'luc'],
  ['roja', 'rojo'],
  ['rojos', 'rojo'],
  ['gas', 'gas'],
  ['la', 'la'],
  ['meses', 'mes'],
  ['ps5', 'ps5'],
])('%s is kept as %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
