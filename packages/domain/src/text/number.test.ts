import { expect, test } from 'vitest'
import { formatNumber } from './number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [95_000, '95,000'],
  [1_234_567.891, '1,234,567.89'],
  [2.5, '2.5'],
])('%d reads %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
