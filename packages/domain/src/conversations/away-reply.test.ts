import { expect, test } from 'vitest'
import { AwayReply, FIRST_AWAY_REPLY, isOpenAt } from './away-reply.ts'

/** A time on the clocks of Puerto Rico. 2 November 2026 is a Monday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-04:00`)

test.each([
  [2, '08:59', false],
  [2, '09:00', true],
  [2, '16:59', true],
  [2, '17:00', false],
  [6, '12:00', true],
  [7, '12:00', false],
  [8, '23:30', false],
])('on day %i at %s: %s', (day, time, isOpen) => {
  expect(isOpenAt(FIRST_AWAY_REPLY.hours, at(day, time))).toBe(isOpen)
})

test.each([
  [
    'a day that closes before it opens',
    { opens: '17:00', closes: '09:00' },
    'Cierra después de abrir',
  ],
  ['an hour that is none', { opens: '25:00', closes: '26:00' }, 'Escribe la hora'],
])('%s is refused at its day', (_name, hours, message) => {
  const input = { ...FIRST_AWAY_REPLY, hours: FIRST_AWAY_REPLY.hours.with(1, hours) }
  const { error } = AwayReply.safeParse(input)
  expect(error?.issues[0]).toMatchObject({ path: expect.arrayContaining(['hours', 1]), message })
})

test('six days, and no text, are refused', () => {
  const short = { ...FIRST_AWAY_REPLY, hours: FIRST_AWAY_REPLY.hours.slice(1), text: ' ' }
  expect(AwayReply.safeParse(short).error?.issues.map(({ message }) => message)).toEqual([
    'Di cuándo abres cada día',
    'Escribe lo que contestamos por ti',
  ])
})
