import { describe, expect, test } from 'vitest'
import { parsePrice } from './parse-price.ts'
import { detailPrice, displayPrice, formatCents, formatMoney } from './price.ts'

test.each([
  ['', 'nothing'],
  ['   ', 'blank'],
  ['Negociable', 'words'],
  ['Gratis', 'words'],
  ['Se regala', 'words'],
  ['$', 'a sign alone'],
  ['Llama al 787-555-0134', 'a telephone number'],
  ['(939) 555-0134', 'a telephone number'],
  ['$100,000,000.00', 'more than numeric(10,2) holds'],
  ['$999999999999999999999', 'far more'],
  ['$50-999999999999', 'a range whose upper end is too large'],
])('%j has no number: %s', (text) => {
  expect(parsePrice(text)).toEqual({ priceNumeric: null, priceMax: null })
})

test.each([
  ['$100', '100.00'],
  ['100', '100.00'],
  ['$1,200.50', '1200.50'],
  ['$ 1,200.50', '1200.50'],
  ['US$450', '450.00'],
  ['$0', '0.00'],
  ['$.50 c/u', '0.50'],
  ['$0.5', '0.50'],
  ['$19.99', '19.99'],
  ['$1.200', '1200.00'],
  ['1.200,50', '1200.50'],
  ['$12k', '12000.00'],
  ['$4.5k', '4500.00'],
  ['12 mil', '12000.00'],
  ['$1.2 millones', '1200000.00'],
  ['un millón', null],
  ['$25/hora', '25.00'],
  ['$800 al mes', '800.00'],
  ['$800 a la semana', '800.00'],
  ['2 por $5', '5.00'],
  ['$5,000 OMO', '5000.00'],
  ['$450.', '450.00'],
  ['-50', '50.00'],
  ['$99,999,999.99', '99999999.99'],
  ['$50 - 2 disponibles', '50.00'],
  ['$75-75', '75.00'],
])('%j is the one price %s', (text, priceNumeric) => {
  expect(parsePrice(text)).toEqual({ priceNumeric, priceMax: null })
})

test.each([
  ['$50-75', '50.00', '75.00'],
  ['50-75', '50.00', '75.00'],
  ['$50 - $75', '50.00', '75.00'],
  ['$50–75', '50.00', '75.00'],
  ['$50—75', '50.00', '75.00'],
  ['$900-1000', '900.00', '1000.00'],
  ['$50 a $75', '50.00', '75.00'],
  ['desde 50 hasta 75', '50.00', '75.00'],
  ['$1,200.50-1,300', '1200.50', '1300.00'],
  ['$150k-175k', '150000.00', '175000.00'],
  ['150-175k', '150000.00', '175000.00'],
  ['500-1k', '500.00', '1000.00'],
  ['$75-50', '50.00', '75.00'],
])('the range %j keeps both ends', (text, priceNumeric, priceMax) => {
  expect(parsePrice(text)).toEqual({ priceNumeric, priceMax })
})

test.each([
  ['', 'Precio a consultar'],
  ['  ', 'Precio a consultar'],
  [null, 'Precio a consultar'],
  [undefined, 'Precio a consultar'],
  ['$100', '$100'],
  ['$50-75', '$50-75'],
  ['50-75', '$50-$75'],
  ['50 - 75', '$50-$75'],
  ['100', '$100'],
  ['1,200', '$1,200'],
  ['$8995', '$8,995'],
  ['$ 8995.00', '$8,995'],
  ['8.995', '$8,995'],
  ['$1,200.50', '$1,200.50'],
  ['1,2,3', '$1,2,3'],
  ['$12k', '$12k'],
  ['25/hora', '$25/hora'],
  ['Negociable', 'Negociable'],
  ['Desde 50', 'Desde 50'],
  ['2 por $5', '2 por $5'],
])('a card shows %j as %j', (text, shown) => {
  expect(displayPrice(text)).toBe(shown)
})

test.each([
  ['', 'Precio a consultar'],
  ['Negociable', 'Negociable'],
  ['$1200', '$1,200'],
  ['1200.00', '$1,200'],
  ['$1,200.50', '$1,200.50'],
  ['$50-75', '$50-$75'],
  ['$1500 – 2000', '$1,500-$2,000'],
  ['$2.50-3', '$2.50-3'],
  ['$25/hora', '$25/hora'],
  ['$12k', '$12k'],
])('the detail page shows %j as %j', (price, shown) => {
  expect(detailPrice({ price, ...parsePrice(price) })).toBe(shown)
})

describe('money', () => {
  test.each([
    ['12345.00', '$12,345'],
    ['0.00', '$0'],
    ['999', '$999'],
    [1234567, '$1,234,567'],
    ['1200.50', '$1,201'],
    [-1500, '-$1,500'],
  ])('%j is %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  test.each([
    [0, '$0'],
    [500, '$5'],
    [999, '$9.99'],
    [1205, '$12.05'],
    [399900, '$3,999'],
  ])('%d cents are %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown)
  })
})
