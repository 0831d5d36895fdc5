import { expect, test } from 'vitest'
import { asksForMore, readCompared } from './compared.ts'

test.each<[unknown, number[]]>([
  [undefined, []],
  [null, []],
  ['', []],
  ['uno,-2,3.5,0,99999999999,2147483648', []],
  ['7', [7]],
  [7, [7]],
  ['3, 1,3,2', [3, 1, 2]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
])('%j compares %j', (text, ids) => {
  expect(readCompared(text)).toEqual(ids)
})

test('five are more than stand side by side, the same one twice is not', () => {
  expect(asksForMore('1,2,3,4,5')).toBe(true)
  expect(asksForMore('1,2,3,4,4,x')).toBe(false)
})
