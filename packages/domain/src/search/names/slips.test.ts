import { expect, test } from 'vitest'
import { slipsOf, soundOf } from './slips.ts'

test.each([
  ['vicicleta', 'bicicleta'],
  ['labadora', 'lavadora'],
  ['refrijerador', 'refrigerador'],
  ['gayina', 'gallina'],
  ['calentadol', 'calentador'],
  ['abitacion', 'habitacion'],
])('%s sounds like %s', (slip, word) => {
  expect(soundOf(slip)).toBe(soundOf(word))
})

test.each([
  ['cama', 'cana'],
  ['mesa', 'pesa'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test('a word is misspelt in one place at a time, a short one or one with digits not at all', () => {
  expect(slipsOf('nevera')).toEqual(['nebera'])
  expect(slipsOf('lavadora')).toContain('labadora')
  expect([slipsOf('vaca'), slipsOf('ps5000')]).toEqual([[], []])
})
