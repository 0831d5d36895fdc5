import { expect, test } from 'vitest'
import { shadeOf, shadeStarts, stepLabels } from './shades.ts'

test('without ads there is nothing to shade', () => {
  expect(shadeStarts([])).toEqual([])
  expect(shadeStarts([0, 0])).toEqual([])
  expect(shadeOf(0, [])).toBe(0)
})

test('four steps share the towns that have ads', () => {
  const starts = shadeStarts([0, 1, 2, 3, 4, 5, 9, 20, 300])
  expect(starts).toEqual([1, 3, 5, 20])
  expect(stepLabels(starts)).toEqual(['0', '1–2', '3–4', '5–19', '20+'])
  expect([0, 1, 2, 3, 4, 5, 19, 20, 300].map((count) => shadeOf(count, starts))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
})

test('few different numbers make few steps, far apart', () => {
  expect(shadeStarts([1, 1, 1])).toEqual([1])
  expect(shadeOf(1, [1])).toBe(4)
  const starts = shadeStarts([1, 1, 2, 2])
  expect(starts).toEqual([1, 2])
  expect(stepLabels(starts)).toEqual(['0', '1', '2+'])
  expect([0, 1, 2].map((count) => shadeOf(count, starts))).toEqual([0, 3, 4])
})
