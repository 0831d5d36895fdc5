import { expect, test } from 'vitest'
import { readNumber } from './typed-number.ts'

test.each([
  '',
  ' ',
  'muchas',
  '12a',
  '1,23,4',
  '95 mil 5',
  '-3',
  '1/0',
  'mil millas',
  '95,00',
  '20-30',
])('no number stands in %j', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test.each([
  ['0', 0],
  ['2015', 2015],
  [' 95,000 ', 95_000],
  ['95.000', 95_000],
  ['95 000', 95_000],
  ['1,234,567.5', 1_234_567.5],
  ['95 mil', 95_000],
  ['95mil', 95_000],
  ['95K', 95_000],
  ['1.5k', 1500],
  ['2.5', 2.5],
  ['.25', 0.25],
  ['2,5', 2.5],
  ['2 1/2', 2.5],
  ['2½', 2.5],
  ['3/4', 0.75],
  ['½', 0.5],
  ['2 y medio', 2.5],
  ['media', 0.5],
])('%j is %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
