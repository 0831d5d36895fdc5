import { describe, expect, test } from 'vitest'
import { answerBy, isWorkingTime, nextWorkingTime } from './working-hours.ts'

/** A time on the clocks of Puerto Rico. 2 November 2026 is a Monday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-04:00`)

describe('working hours', () => {
  test.each([
    ['Monday at 8:59', 2, '08:59', false],
    ['Monday at 9:00', 2, '09:00', true],
    ['Friday at 16:59', 6, '16:59', true],
    ['Friday at 17:00', 6, '17:00', false],
    ['Saturday at noon', 7, '12:00', false],
    ['Sunday at noon', 8, '12:00', false],
  ])('%s', (_name, day, time, isOpen) => {
    expect(isWorkingTime(at(day, time))).toBe(isOpen)
  })

  test.each([
    ['before opening', 2, '06:00', 2, '09:00'],
    ['within them', 2, '10:20', 2, '10:20'],
    ['in the evening', 2, '20:00', 3, '09:00'],
    ['on Friday at closing', 6, '17:00', 9, '09:00'],
    ['on Sunday', 8, '11:00', 9, '09:00'],
  ])('the next working time %s', (_name, day, time, nextDay, nextTime) => {
    expect(nextWorkingTime(at(day, time))).toEqual(at(nextDay, nextTime))
  })

  test.each([
    ['in the morning', 2, '09:30', 2, '13:30'],
    ['just up to closing', 2, '13:00', 2, '17:00'],
    ['over a night', 2, '16:00', 3, '12:00'],
    ['over a weekend', 6, '15:30', 9, '11:30'],
    ['at night', 4, '23:00', 5, '13:00'],
  ])('answered by, asked %s', (_name, day, time, byDay, byTime) => {
    expect(answerBy(at(day, time))).toEqual(at(byDay, byTime))
  })
})
