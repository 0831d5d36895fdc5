import { expect, test } from 'vitest'
import { readPrices } from './prices.ts'

const read = (text: string) => {
  const { rest, range, isCheap } = readPrices(text)
  return [rest.replace(/\s+/g, ' ').trim(), range, ...(isCheap ? ['cheap'] : [])]
}

test.each([
  'cisterna 600 gls',
  'cisterna de 400 a 600 gls',
  'tv hasta 55 pulgadas',
  'menos de 100k millas',
  'casa mas de 3 cuartos',
  'consola 12 mil btu',
  'corolla 2010 a 2015',
  'yaris desde 2012',
  'oro 14k',
  'iphone 13',
  'mesa para 4 personas',
  'gomas 195/65',
  'apto 3/2',
  'trabajo de 8 a 5',
  '"menos de 200"',
  'play 5',
  'sobre',
])('%s says no price', (text) => {
  expect(read(text)).toEqual([text, undefined])
})

test.each([
  ['bici menos de 200', 'bici', { max: 200 }],
  ['laptop entre 300 y 400', 'laptop', { min: 300, max: 400 }],
  ['laptop entre $300 y $400 dolares', 'laptop', { min: 300, max: 400 }],
  ['hasta 50 pesos', '', { max: 50 }],
  ['nevera hasta $250', 'nevera', { max: 250 }],
  ['carro menos de 5 mil', 'carro', { max: 5000 }],
  ['guagua de 10 a 15 mil', 'guagua', { min: 10000, max: 15000 }],
  ['tacoma hasta 24k', 'tacoma', { max: 24000 }],
  ['solar menos de 40,000', 'solar', { max: 40000 }],
  ['planta que no pase de 800', 'planta', { max: 800 }],
  ['apartamento no mas de 900 al mes', 'apartamento', { max: 900 }],
  ['alquiler hasta 450 al mes en ponce', 'alquiler en ponce', { max: 450 }],
  ['lavadora 100 a 300 pesos', 'lavadora', { min: 100, max: 300 }],
  ['casa más de 100 mil', 'casa', { min: 100000 }],
  ['bicicleta 50 pesos', 'bicicleta', { max: 50 }],
  ['sofá $200', 'sofá', { max: 200 }],
  ['reloj under 100', 'reloj', { max: 100 }],
  ['vestido menos de cien pesos', 'vestido', { max: 100 }],
  ['Muebles 400-300 PESOS', 'Muebles', { min: 300, max: 400 }],
])('%s asks for %s at a price', (text, rest, range) => {
  expect(read(text)).toEqual([rest, range])
})

test.each([
  ['microondas barato', 'microondas'],
  ['laptop BARATA pa la universidad', 'laptop pa la universidad'],
  ['carro bien económico', 'carro'],
  ['sofá a buen precio', 'sofá'],
])('%s wants %s for little', (text, rest) => {
  expect(read(text)).toEqual([rest, undefined, 'cheap'])
})

test('a limit and little money are two things', () => {
  expect(read('carro económico menos de 5 mil')).toEqual(['carro', { max: 5000 }, 'cheap'])
})
