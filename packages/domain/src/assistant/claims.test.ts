import { describe, expect, test } from 'vitest'
import {
  claimsMore,
  hasContact,
  hasMoney,
  keepSentences,
  plainText,
  promisesUnseen,
} from './claims.ts'

const said = ['Nevera Samsung de 21 pies', 'La uso hace 2 años y funciona bien. Cuesta 1,200 nueva']

test.each([
  'Tiene garantía de fábrica.',
  'Nevera LG de 21 pies.',
  'Tiene 5 años.',
  'Capacidad de 25 pies cúbicos.',
  'Incluye la factura de compra.',
  'Está en excelentes condiciones.',
  'Entrega gratis en toda la isla.',
])('says more than was said: %s', (text) => {
  expect(claimsMore(text, said)).toBe(true)
})

test.each([
  'Nevera Samsung de 21 pies que funciona bien.',
  'Tiene 2 años de uso.',
  'Nueva costó 1200.',
  'Enfría la casa entera y queda linda en la cocina.',
  '',
])('says no more than was said: %s', (text) => {
  expect(claimsMore(text, said)).toBe(false)
})

describe('ways of contact', () => {
  test.each([
    'Llama al 787-555-0000',
    'texto al (939) 555 01 23',
    'Escribe a ana@correo.com',
    'Entra a http://premios.example',
    'Mira wepa-ofertas.shop',
    'www.premios',
  ])('are found: %s', (text) => {
    expect(hasContact(text)).toBe(true)
  })

  test.each([
    'iPhone 13 128GB',
    'Año 2019, 45,000 millas',
    'Mide 6 x 4 pies. Se ve bien.',
    '1.5 baños',
  ])('are not seen in: %s', (text) => {
    expect(hasContact(text)).toBe(false)
  })
})

test('money is an amount', () => {
  expect(['Ahora $5', 'por 20 dólares'].every(hasMoney)).toBe(true)
  expect(['Mide 20 pulgadas', 'dolor'].some(hasMoney)).toBe(false)
})

test('a photo shows no guarantee, but it shows what is sealed', () => {
  expect(promisesUnseen('Tiene garantía.')).toBe(true)
  expect(promisesUnseen('Funciona perfectamente.')).toBe(true)
  expect(promisesUnseen('Caja original sellada, se ve nueva.')).toBe(false)
})

test('sentences that do not pass go, the others stay as they are', () => {
  const text = 'Mesa de caoba. Llama al 787-555-0000.\n\nPatas torneadas. Tiene 6 sillas.'
  expect(keepSentences(text, (sentence) => !hasContact(sentence))).toBe(
    'Mesa de caoba.\n\nPatas torneadas. Tiene 6 sillas.',
  )
})

test('text is plain and of a length', () => {
  expect(plainText('Consola <script>alert(1)</script>\u200b  azul ', 50)).toBe(
    'Consola alert(1) azul',
  )
  expect(plainText('a < b y 3 > 2', 50)).toBe('a < b y 3 > 2')
  const long = plainText('palabra '.repeat(100), 30)
  expect(long).toBe('palabra palabra palabra…')
  expect(plainText('x'.repeat(100), 30)).toHaveLength(30)
})
