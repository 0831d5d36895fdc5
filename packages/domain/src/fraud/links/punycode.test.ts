import { expect, test } from 'vitest'
import { decodePunycode } from './punycode.ts'

test.each([
  ['peuelas-5za', 'peñuelas'],
  ['mayagez-r2a', 'mayagüez'],
  ['thmovil-1fg', 'аthmovil'],
  ['r8jz45g', '例え'],
  ['bung-and-h3a7gm', 'übung-ñandú'],
])('%s is %s', (encoded, label) => {
  expect(decodePunycode(encoded)).toBe(label)
})

test.each(['a-!', '99999999', 'ñ'])('%s means nothing', (encoded) => {
  expect(decodePunycode(encoded)).toBeUndefined()
})
