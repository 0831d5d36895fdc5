import { expect, test } from 'vitest'
import {
  calendarDay,
  clockTime,
  dateAndTime,
  dateOnly,
  longDate,
  monthAndYear,
  startOfDay,
  startOfMonth,
} from './date.ts'

test.each([
  ['2025-01-07T16:00:00.000Z', '7 de enero de 2025'],
  ['2025-01-08T03:59:59.000Z', '7 de enero de 2025'],
  ['2025-01-08T04:00:00.000Z', '8 de enero de 2025'],
  ['2024-02-29T12:00:00.000Z', '29 de febrero de 2024'],
])('%s is %s in Puerto Rico', (iso, shown) => {
  expect(longDate(iso)).toBe(shown)
})

test('times have one kind of space in front of p. m.', () => {
  expect(clockTime('2025-01-07T19:15:00.000Z')).toBe('3:15\u00a0p.\u00a0m.')
  expect(dateAndTime('2025-01-07T19:15:00.000Z')).toBe('7 de enero de 2025, 3:15\u00a0p.\u00a0m.')
})

test('dates and times read as es-PR writes them, at every hour of some years', () => {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-PR', { ...options, timeZone: 'America/Puerto_Rico' })
  const [date, month, clock] = [
    write({ dateStyle: 'long' }),
    write({ month: 'long', year: 'numeric' }),
    write({ hour: 'numeric', minute: '2-digit', hour12: true }),
  ]
  // Three hours and a bit, so that days, hours and minutes all go round.
  for (let time = Date.UTC(2023, 11, 30); time < Date.UTC(2025, 2); time += 11_437_000) {
    const iso = new Date(time).toISOString()
    expect(longDate(iso)).toBe(date.format(time))
    expect(monthAndYear(iso)).toBe(month.format(time))
    expect(clockTime(iso)).toBe(clock.format(time).replace(/\s/g, '\u00a0'))
  }
})

test('a membership is told by month and year', () => {
  expect(monthAndYear('2025-01-01T02:00:00.000Z')).toBe('diciembre de 2024')
})

test('the day begins at midnight in Puerto Rico', () => {
  const evening = new Date('2026-11-22T03:59:59.999Z')
  expect(startOfDay(evening).toISOString()).toBe('2026-11-21T04:00:00.000Z')
  expect(dateOnly(evening)).toBe('2026-11-21')
  expect(calendarDay(new Date('2026-11-22T04:00:00.000Z')) - calendarDay(evening)).toBe(1)
})

test.each([
  ['2026-11-01T03:59:59.999Z', 0, '2026-10-01T04:00:00.000Z'],
  ['2026-11-01T04:00:00.000Z', 0, '2026-11-01T04:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', 1, '2027-01-01T04:00:00.000Z'],
])('the month of %s, %d ahead, begins at midnight in Puerto Rico', (time, ahead, begun) => {
  expect(startOfMonth(new Date(time), ahead).toISOString()).toBe(begun)
})
