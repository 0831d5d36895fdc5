import { describe, expect, test } from 'vitest'
import { firstQuestions } from '../conversations/quick-answers.ts'
import { CATEGORIES } from '../listings/category.ts'
import { linksOf, shinglesOf } from './first-message.ts'

const own = 'wepa.example'

describe('nothing is compared of', () => {
  test.each(['', '👍', 'Hola, ¿sigue disponible?', 'Me interesa. ¿Cuál es el último precio?'])(
    'a short message: %j',
    (message) => {
      expect(shinglesOf(message)).toEqual([])
    },
  )

  test.each([
    'El carro.Esta nuevo y corre bien',
    'Escríbeme a ana@tienda.com',
    'Pide $1.500, o 1.200 con el gomero',
    `Es como este: https://${own}/listing/4`,
  ])('what is no link elsewhere: %j', (message) => {
    expect(linksOf(message, own)).toEqual([])
  })
})

test('a message is the same whatever its accents, capitals, signs and disguises', () => {
  const said = shinglesOf('Hola, ¿cómo estás? Envíame el código que te llegó al teléfono')
  expect(said).toHaveLength(9)
  expect(said[0]).toBe('hola como estas')
  expect(shinglesOf('HOLA como estas!! enviame el c0digo q te llego, al telefono')).toEqual(said)
})

test('a message with another name in it shares most of its shingles', () => {
  const to = (name: string) =>
    new Set(shinglesOf(`Hola ${name}, vi tu anuncio y lo quiero hoy mismo sin falta, te pago ya`))
  const [ana, luis] = [to('Ana'), to('Luis')]
  expect(ana.size).toBe(13)
  expect([...ana].filter((shingle) => luis.has(shingle))).toHaveLength(11)
})

test('of a long message the beginning is read', () => {
  const long = Array.from({ length: 400 }, (_, n) => `palabra${n}`).join(' ')
  expect(shinglesOf(long)).toHaveLength(58)
})

test('links are host and path', () => {
  expect(linksOf('Mira HTTPS://www.Tienda.com/oferta/?de=ana.', own)).toEqual(['tienda.com/oferta'])
  expect(linksOf('wa.me/17875550134, o bit.ly/3xYz', own)).toEqual([
    'wa.me/17875550134',
    'bit.ly/3xYz',
  ])
  expect(linksOf('paga en mitienda.shop.', own)).toEqual(['mitienda.shop'])
  expect(linksOf('http://a.com http://b.com http://c.com http://d.com', own)).toHaveLength(3)
})

test('maps, videos and profiles are told apart by what they ask for', () => {
  const all = [
    'https://www.google.com/maps?q=18.2,-66.1',
    'https://google.com/maps?q=18.4,-66.0',
    'https://youtube.com/watch?v=abc',
    'https://tienda.example/oferta?de=ana',
  ]
  expect(all.flatMap((each) => linksOf(each, own))).toEqual([
    'google.com/maps?q=18.2,-66.1',
    'google.com/maps?q=18.4,-66.0',
    'youtube.com/watch?v=abc',
    'tienda.example/oferta',
  ])
})

test.each([undefined, ...CATEGORIES.map(({ slug }) => slug)])(
  'what is offered to ask in %s is too short to be compared',
  (category) => {
    expect(firstQuestions(category).flatMap(shinglesOf)).toEqual([])
  },
)
