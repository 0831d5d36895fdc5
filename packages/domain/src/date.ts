// Dates as people in Puerto Rico read them (decision D): long, because es-PR's short form puts the month first.

export const TIME_ZONE = 'America/Puerto_Rico'
export const LOCALE = 'es-PR'

/** Puerto Rico keeps UTC-4 all year, without summer time. */
const OFFSET = 4 * 3_600_000
const DAY = 86_400_000

/** '7 de enero de 2025', by Puerto Rico's calendar. */
export function longDate(iso: string): string {
  return write(iso, { dateStyle: 'long' })
}

/** 'enero de 2025': since when somebody is a member. */
export function monthAndYear(iso: string): string {
  return write(iso, { month: 'long', year: 'numeric' })
}

/** '3:15 p. m.' in Puerto Rico, with spaces that do not break. */
export function clockTime(iso: string): string {
  return write(iso, { hour: 'numeric', minute: '2-digit', hour12: true }).replace(/ /g, '\u00a0')
}

/** '7 de enero de 2025, 3:15 p. m.' */
export function dateAndTime(iso: string): string {
  return `${longDate(iso)}, ${clockTime(iso)}`
}

/** The number of a day in Puerto Rico's calendar; two times of one day have the same. */
export function calendarDay(time: Date): number {
  return Math.floor((time.getTime() - OFFSET) / DAY)
}

/** When the day of `time` began in Puerto Rico. */
export function startOfDay(time: Date): Date {
  return new Date(calendarDay(time) * DAY + OFFSET)
}

/** When the month of `time` began in Puerto Rico; `ahead` 1 is the month after it. */
export function startOfMonth(time: Date, ahead = 0): Date {
  const there = new Date(time.getTime() - OFFSET)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + ahead) + OFFSET)
}

/** '2025-01-07', the day in Puerto Rico. */
export function dateOnly(time: Date): string {
  return new Date(time.getTime() - OFFSET).toISOString().slice(0, 10)
}

// Browsers and Node disagree about the kind of space before 'p. m.': one kind for both, or hydration would differ.
function write(iso: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: TIME_ZONE })
  return format.format(new Date(iso)).replace(/\s/g, ' ')
}
