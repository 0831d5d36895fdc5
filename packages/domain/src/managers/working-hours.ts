// When managers answer, and by when: Monday to Friday, 9 to 5 in Puerto Rico.
import { calendarDay, startOfDay } from '../text/date.ts'

/** Hours of the day in Puerto Rico. */
export const OPENS_AT = 9
export const CLOSES_AT = 17
/** Working hours within which a message is answered. */
export const ANSWER_HOURS = 4

export const HOURS_TEXT = 'De lunes a viernes, de 9:00 a. m. a 5:00 p. m.'
export const ANSWER_TEXT = `Contesta en ${ANSWER_HOURS} horas laborables o menos.`

const HOUR = 3_600_000

/** Whether somebody answers at this moment. */
export function isWorkingTime(time: Date): boolean {
  return isWorkingDay(time) && time >= opening(time) && time < closing(time)
}

/** The moment itself within working hours, else the next opening. */
export function nextWorkingTime(time: Date): Date {
  if (isWorkingDay(time) && time < closing(time)) {
    return time < opening(time) ? opening(time) : time
  }
  return nextWorkingTime(nextDay(time))
}

/** By when a message of this moment is answered: `ANSWER_HOURS` of working time later. */
export function answerBy(time: Date): Date {
  return addWorkingTime(nextWorkingTime(time), ANSWER_HOURS * HOUR)
}

/** `start` lies within working hours; `duration` in milliseconds. */
function addWorkingTime(start: Date, duration: number): Date {
  const left = closing(start).getTime() - start.getTime()
  if (duration <= left) return new Date(start.getTime() + duration)
  return addWorkingTime(nextWorkingTime(nextDay(start)), duration - left)
}

function opening(time: Date): Date {
  return new Date(startOfDay(time).getTime() + OPENS_AT * HOUR)
}

function closing(time: Date): Date {
  return new Date(startOfDay(time).getTime() + CLOSES_AT * HOUR)
}

/** When the next day begins in Puerto Rico, which has no summer time. */
function nextDay(time: Date): Date {
  return new Date(startOfDay(time).getTime() + 24 * HOUR)
}

function isWorkingDay(time: Date): boolean {
  // Day 0, 1 January 1970, was a Thursday.
  const weekday = (calendarDay(time) + 4) % 7
  return weekday >= 1 && weekday <= 5
}
