import { expect, test } from 'vitest'
import { numbersWithin, withDigits } from './spoken-numbers.ts'

test.each([
  ['consola 12 mil btu', 'consola 12000 btu'],
  ['menos de 100k millas', 'menos de 100000 millas'],
  ['oro 14k', 'oro 14k'],
  ['casa de tres cuartos y dos baños', 'casa de 3 cuartos y 2 baños'],
  ['un cuarto', '1 cuarto'],
  ['guitarra y tres', 'guitarra y tres'],
  ['mil usos', 'mil usos'],
])('%s is %s', (text, digits) => {
  expect(withDigits(text)).toBe(digits)
})

test.each([
  [2010, 2013, [2010, 2011, 2012, 2013]],
  [400, 600, [400, 420, 440, 460, 480, 500, 520, 540, 560, 580, 600]],
  [1, 1_000_000, [1, 1_000_000]],
])('between %i and %i people write %j', (low, high, numbers) => {
  expect(numbersWithin(low, high)).toEqual(numbers)
})
