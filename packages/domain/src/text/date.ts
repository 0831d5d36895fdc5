// Dates as people in Puerto Rico read them: long, because es-PR's short form puts the month first. Written
// without Intl: browsers and Node disagree about its spaces, and its first use takes a slow phone a tenth of a second.

/** Puerto Rico keeps UTC-4 all year, without summer time. */
const OFFSET = 4 * 3_600_000
const DAY = 86_400_000

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/** '7 de enero de 2025', by Puerto Rico's calendar. */
export function longDate(iso: string): string {
  return `${there(new Date(iso)).getUTCDate()} de ${monthAndYear(iso)}`
}

/** '2025-01-07' → '7 de enero de 2025': a day without a time. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} de ${months[(month ?? 1) - 1]} de ${year}`
}

/** 'enero de 2025': since when somebody is a member. */
export function monthAndYear(iso: string): string {
  const date = there(new Date(iso))
  return `${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}

/** '3:15 p. m.' in Puerto Rico, with spaces that do not break. */
export function clockTime(iso: string): string {
  const [hours, minutes] = there(new Date(iso)).toISOString().slice(11, 16).split(':')
  const half = Number(hours) < 12 ? 'a' : 'p'
  return `${Number(hours) % 12 || 12}:${minutes}\u00a0${half}.\u00a0m.`
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
  const date = there(time)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead) + OFFSET)
}

/** '2025-01-07', the day in Puerto Rico. */
export function dateOnly(time: Date): string {
  return there(time).toISOString().slice(0, 10)
}

/** A date whose UTC fields are those of the clocks in Puerto Rico. */
function there(time: Date): Date {
  return new Date(time.getTime() - OFFSET)
}
