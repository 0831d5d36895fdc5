import { expect, test } from 'vitest'
import { percentage, sellerRates } from './analytics.ts'

test.each([
  [0, 0, '0.0'],
  [3, 0, '0.0'],
  [0, 10, '0.0'],
  [1, 8, '12.5'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [10, 10, '100.0'],
])('%d of %d is %s %%', (part, whole, shown) => {
  expect(percentage(part, whole)).toBe(shown)
})

test('conversion is messages per view, CTR clicks per view', () => {
  expect(sellerRates({ views: 200, clicks: 25, messages: 9 })).toEqual({
    conversion: '4.5',
    ctr: '12.5',
  })
})
