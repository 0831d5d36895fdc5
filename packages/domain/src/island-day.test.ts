import { expect, test } from 'vitest'
import { islandDay } from './island-day.ts'

test.each([
  ['2026-11-21T03:59:59.999Z', '2026-11-20'],
  ['2026-11-21T04:00:00.000Z', '2026-11-21'],
  ['2026-07-01T03:30:00.000Z', '2026-06-30'],
  ['2027-01-01T00:00:00.000Z', '2026-12-31'],
])('at %s it is %s on the island', (moment, day) => {
  expect(islandDay(new Date(moment))).toBe(day)
})
