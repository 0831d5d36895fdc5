import { expect, test } from 'vitest'
import { relativeTime, viewedAge } from './relative-time.ts'

// Saturday, 21 November 2026, noon in Puerto Rico.
const now = new Date('2026-11-21T16:00:00.000Z')

test.each([
  ['2026-11-21T16:00:30.000Z', 'ahora mismo', 'a clock that is ahead'],
  ['2026-11-21T15:59:01.000Z', 'ahora mismo', '59 s'],
  ['2026-11-21T15:59:00.000Z', 'hace 1 min', '60 s'],
  ['2026-11-21T15:55:00.000Z', 'hace 5 min', '5 min'],
  ['2026-11-21T15:00:01.000Z', 'hace 59 min', 'just under an hour'],
  ['2026-11-21T14:00:00.000Z', 'hace 2 h', '2 h'],
  ['2026-11-20T16:00:01.000Z', 'hace 23 h', 'just under a day'],
  ['2026-11-20T16:00:00.000Z', 'ayer', 'a day'],
  ['2026-11-20T04:00:00.000Z', 'ayer', 'the first minute of yesterday in Puerto Rico'],
  ['2026-11-20T03:59:00.000Z', 'hace 2 días', 'the last minute of the day before'],
  ['2026-11-18T16:00:00.000Z', 'hace 3 días', '3 days'],
  ['2026-11-14T16:00:00.000Z', 'hace 1 semana', '7 days'],
  ['2026-11-01T16:00:00.000Z', 'hace 2 semanas', '20 days'],
  ['2026-10-20T16:00:00.000Z', 'hace 1 mes', '32 days'],
  ['2026-08-01T16:00:00.000Z', 'hace 3 meses', '112 days'],
  ['2025-11-21T16:00:00.000Z', 'hace 1 año', '365 days'],
  ['2023-01-01T16:00:00.000Z', 'hace 3 años', 'years'],
])('%s is %s (%s)', (iso, shown) => {
  expect(relativeTime(iso, now)).toBe(shown)
})

test.each([
  ['2026-11-21T15:30:00.000Z', 'hace menos de 1 hora'],
  ['2026-11-21T15:00:00.000Z', 'hace 1 hora'],
  ['2026-11-21T11:00:00.000Z', 'hace 5 horas'],
  ['2026-11-20T16:00:00.000Z', 'hace 1 día'],
  ['2026-11-11T16:00:00.000Z', 'hace 10 días'],
])('viewed %s: %s', (iso, shown) => {
  expect(viewedAge(iso, now)).toBe(shown)
})
