import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test.each(['', '0', '-1', '1.5', '01', 'abc', '1e3', '2147483648', '99999999999'])(
  "'%s' is no id",
  (text) => {
    expect(readId(text)).toBeUndefined()
  },
)

test('a positive integer that the database holds is one', () => {
  expect(readId('1')).toBe(1)
  expect(readId('2147483647')).toBe(2147483647)
})
