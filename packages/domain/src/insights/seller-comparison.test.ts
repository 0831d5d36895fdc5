import { expect, test } from 'vitest'
import { isComparable, isSlowAnswer, waitingText } from './seller-comparison.ts'

test('a comparison needs thirty ads of others', () => {
  expect([29, 30].map(isComparable)).toEqual([false, true])
})

test('an answer is slow beside those of others, never by itself', () => {
  expect(isSlowAnswer(null, 10)).toBe(false)
  expect(isSlowAnswer(500, null)).toBe(false)
  expect(isSlowAnswer(50, 5)).toBe(false)
  expect(isSlowAnswer(140, 100)).toBe(false)
  expect(isSlowAnswer(151, 100)).toBe(true)
})

test.each([
  [0.2, '1 min'],
  [12.4, '12 min'],
  [60, '1 h'],
  [210, '3.5 h'],
  [2 * 24 * 60, '2 días'],
  [2.3 * 24 * 60, '2.3 días'],
])('%d minutes are said as %s', (minutes, text) => {
  expect(waitingText(minutes)).toBe(text)
})
