import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '123456',
  '1234567890',
  '987654321',
  'qwerty',
  'QWERTY123',
  'Password1!',
  'contraseña',
  'Boricua787',
  'puertorico2026',
  'teamo123',
  '111111',
  'abcabc',
  '121212',
])('%s is tried among the first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'flamboyan-2026',
  'una-clave-nueva',
  'tres perros en la playa',
  'mariposa verde 8',
  'x7#kQ2',
  '',
  '1',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
