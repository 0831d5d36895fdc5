// What a business answers by itself to who writes while it is closed.
import * as z from 'zod/mini'
import { calendarDay, startOfDay } from '../text/date.ts'
import { form, requiredText } from '../text/text.ts'

/** The longest answer, in characters. */
export const MAX_AWAY_TEXT = 500
/** Hours within which one conversation gets no second one, and none after a real answer. */
export const AWAY_PAUSE_HOURS = 12

export const FIRST_AWAY_TEXT =
  'Gracias por escribir. Ahora estamos cerrados; te contestamos en cuanto abramos.'

/** Sunday first, as `Date` counts them. */
export const WEEKDAYS = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const

const Time = z
  .string('Escribe la hora')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora'))

/** '09:00' to '17:00' by the clocks of Puerto Rico; null on a day when it is closed. */
export const OpenHours = z.nullable(
  z
    .object({ opens: Time, closes: Time })
    .check(z.refine(({ opens, closes }) => opens < closes, 'Cierra después de abrir')),
)
export type OpenHours = z.infer<typeof OpenHours>

export const AwayReply = form({
  isOn: z.boolean('Debe ser verdadero o falso'),
  hours: z
    .array(OpenHours, 'Di cuándo abres')
    .check(z.length(WEEKDAYS.length, 'Di cuándo abres cada día')),
  text: requiredText(MAX_AWAY_TEXT, 'Escribe lo que contestamos por ti'),
})
export type AwayReply = z.infer<typeof AwayReply>

/** Monday to Friday, 9 to 5, and off: what stands there before anybody chose. */
export const FIRST_AWAY_REPLY: AwayReply = {
  isOn: false,
  hours: WEEKDAYS.map((_, day) =>
    day === 0 || day === 6 ? null : { opens: '09:00', closes: '17:00' },
  ),
  text: FIRST_AWAY_TEXT,
}

/** Whether a business with these hours is open at a moment. */
export function isOpenAt(hours: readonly OpenHours[], time: Date): boolean {
  // Day 0, 1 January 1970, was a Thursday.
  const today = hours[(calendarDay(time) + 4) % 7]
  if (!today) return false
  const minutes = Math.floor((time.getTime() - startOfDay(time).getTime()) / 60_000)
  return minutes >= minutesOf(today.opens) && minutes < minutesOf(today.closes)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
