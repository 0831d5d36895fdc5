// When something was kept on the device, as people say it.
import { calendarDay, clockTime, longDate } from '@wepa/domain/text/date'

/** 'hoy a las 3:15 p. m.', 'ayer a la 1:05 p. m.', 'el 7 de enero de 2025 a las …', seen at `now`. */
export function savedWhen(iso: string, now: Date): string {
  const days = calendarDay(now) - calendarDay(new Date(iso))
  const day = days <= 0 ? 'hoy' : days === 1 ? 'ayer' : `el ${longDate(iso)}`
  return `${day} ${savedAtClock(iso)}`
}

/** 'a las 3:15 p. m.' */
export function savedAtClock(iso: string): string {
  return `a ${articledClock(iso)}`
}

/** 'las 3:15 p. m.', 'la 1:05 p. m.' */
export function articledClock(iso: string): string {
  const time = clockTime(iso)
  return `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`
}
