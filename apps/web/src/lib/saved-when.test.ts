import { expect, test } from 'vitest'
import { savedWhen } from './saved-when.ts'

const now = new Date('2026-03-10T19:30:00Z')

test.each([
  ['2026-03-10T19:15:00Z', 'hoy a las 3:15 p. m.'],
  ['2026-03-10T17:05:00Z', 'hoy a la 1:05 p. m.'],
  // Puerto Rico's day, not that of UTC: three in the morning there is yesterday here.
  ['2026-03-10T03:00:00Z', 'ayer a las 11:00 p. m.'],
  ['2026-03-01T16:00:00Z', 'el 1 de marzo de 2026 a las 12:00 p. m.'],
  // A clock that is off.
  ['2026-03-10T19:45:00Z', 'hoy a las 3:45 p. m.'],
])('%s is %s', (iso, words) => {
  expect(savedWhen(iso, now).replaceAll('\u00a0', ' ')).toBe(words)
})
