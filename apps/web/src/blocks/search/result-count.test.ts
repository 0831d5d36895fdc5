import { expect, test } from 'vitest'
import { countText } from './result-count.tsx'

test.each([
  [0, false, '0'],
  [36, false, '36'],
  [1000, false, '1,000'],
  [1001, true, '1,000+'],
])('%d counted (capped: %s) reads %s', (total, isTotalCapped, text) => {
  expect(countText({ total, isTotalCapped })).toBe(text)
})
