// 'hace 5 min', 'ayer', 'hace 3 días': by Puerto Rico's calendar, and without Intl, so that server and
// browser write the same letters.
import { calendarDay } from './date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago an ISO time was, seen at `now`. A time in the future (a clock that is off) is 'ahora mismo'. */
export function relativeTime(iso: string, now: Date): string {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (age < MINUTE) return 'ahora mismo'
  if (age < HOUR) return `hace ${Math.floor(age / MINUTE)} min`
  if (age < DAY) return `hace ${Math.floor(age / HOUR)} h`
  return inDays(calendarDay(now) - calendarDay(then))
}

/** Age of a recently viewed ad in hours or days: 'hace menos de 1 hora', 'hace 5 horas', 'hace 2 días'. */
export function viewedAge(iso: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / HOUR)
  if (hours < 1) return 'hace menos de 1 hora'
  return hours < 24 ? ago(hours, 'hora', 'horas') : ago(Math.floor(hours / 24), 'día', 'días')
}

function inDays(days: number): string {
  if (days <= 1) return 'ayer'
  if (days < 7) return ago(days, 'día', 'días')
  if (days < 30) return ago(Math.floor(days / 7), 'semana', 'semanas')
  return days < 365
    ? ago(Math.floor(days / 30), 'mes', 'meses')
    : ago(Math.floor(days / 365), 'año', 'años')
}

function ago(number: number, one: string, many: string): string {
  return `hace ${number} ${number === 1 ? one : many}`
}
