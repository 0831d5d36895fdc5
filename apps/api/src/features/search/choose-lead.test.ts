import { expect, test } from 'vitest'
import { chooseLead } from './choose-lead.ts'

const HOUR = 3_600_000
const paid = Array.from({ length: 24 }, (_, index) => 1000 + index * 7)

test('nobody who has not paid leads', () => {
  expect(chooseLead([], new Date(0))).toEqual([])
})

test('three lead, the same ones all through the hour', () => {
  const lead = chooseLead(paid, new Date(5 * HOUR))
  expect(new Set(lead).size).toBe(3)
  expect(chooseLead(paid.toReversed(), new Date(6 * HOUR - 1))).toEqual(lead)
})

test('everybody has a turn within a week', () => {
  const seen = Array.from({ length: 168 }, (_, hour) => chooseLead(paid, new Date(hour * HOUR)))
  expect(new Set(seen.flat()).size).toBe(paid.length)
})
