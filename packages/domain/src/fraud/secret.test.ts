import { expect, test } from 'vitest'
import { readSecret } from './secret.ts'

test.each([
  ['el código es 482913', 'code'],
  ['tu código 123456', 'code'],
  ['482 913', 'code'],
  ['482-913', 'code'],
  ['G-482913', 'code'],
  ['4111 1111 1111 1111', 'card'],
  ['mi tarjeta es 4242-4242-4242-4242 vence 12/28', 'card'],
  ['123-45-6789', 'social_security'],
  ['mi seguro social es 123456789', 'social_security'],
  ['la contraseña de mi banco es coqui', 'password'],
  ['mi clave es Lola22', 'password'],
])('before %s goes there is a question: %s', (message, secret) => {
  expect(readSecret(message)).toBe(secret)
})

test.each([
  '450',
  '$1,250',
  '125000',
  'te lo dejo en 185,000',
  '787-555-0123',
  '(939) 555 0110',
  '7875550123',
  'El código del portón es 452189',
  'el código postal es 00926-1234',
  'la clave del wifi es coqui2026',
  'orden 445566 de Home Depot, el codigo sale en el recibo',
  'nos vemos a las 3:30 en la 65',
  'tablilla IJK-123, año 2018, 98,500 millas',
  '4111 1111 1111 1112',
  'Mi número es 787 555 0177, llámame',
])('%s goes without a word', (message) => {
  expect(readSecret(message)).toBeUndefined()
})

test('the answer to somebody who asked for a code is asked about, whatever its length', () => {
  const asked = 'Te envié un código para ver si eres real, ¿me lo dices?'
  expect(readSecret('es 4821', asked)).toBe('code')
  expect(readSecret('4821', 'ok nos vemos')).toBeUndefined()
  expect(readSecret('no te voy a dar nada, llámame al 787-555-0123', asked)).toBeUndefined()
})
