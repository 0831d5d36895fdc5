// The weekly email of businesses: which week it tells of, when it is due, and in which words.
import { calendarDay, dateOnly, longDay, startOfDay } from '../text/date.ts'
import { formatNumber } from '../text/number.ts'
import { waitingText } from './seller-comparison.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Monday at 8 in the morning; a server that was away then makes up for it until Tuesday is over. */
const DUE_FROM = 8 * HOUR
const DUE_UNTIL = 2 * DAY

export type WeeklySums = {
  appearances: number
  views: number
  conversations: number
  sales: number
  answered: number
  medianMinutes: number | null
}

/** From Monday to Sunday in Puerto Rico; `since` and `until` are the moments at which the week begins and ends. */
export type Week = { from: string; to: string; since: Date; until: Date }

/** The week before the one of `now`, which the email tells of, and the one before that. */
export function lastWeeks(now: Date): { last: Week; before: Week } {
  const monday = mondayOf(now)
  return { last: weekUntil(monday), before: weekUntil(monday - 7 * DAY) }
}

/** Whether the email of last week is sent at this time. */
export function isSummaryDue(now: Date): boolean {
  const passed = now.getTime() - mondayOf(now)
  return passed >= DUE_FROM && passed < DUE_UNTIL
}

/** The sums, each with its change since the week before; nothing for a week in which nothing happened. */
export function summaryLines(last: WeeklySums, before: WeeklySums): string[] {
  const { appearances, views, conversations, sales, answered, medianMinutes } = last
  if (appearances + views + conversations + sales + answered === 0) return []
  return [
    `Apariciones en búsquedas: ${change(appearances, before.appearances)}`,
    `Vistas: ${change(views, before.views)}`,
    `Conversaciones nuevas: ${change(conversations, before.conversations)}`,
    `Ventas: ${change(sales, before.sales)}`,
    ...(medianMinutes === null
      ? []
      : [`Primera respuesta: ${waitingText(medianMinutes)} (mediana de n = ${answered})`]),
  ]
}

/** 'del 16 al 22 de noviembre de 2026' */
export function weekWords({ from, to }: Pick<Week, 'from' | 'to'>): string {
  const [first, last] = [longDay(from), longDay(to)]
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `del ${isOneMonth ? first.split(' ', 1)[0] : first} al ${last}`
}

function change(now: number, before: number): string {
  const count = formatNumber(now)
  if (now === before) return `${count} (igual que la semana anterior)`
  const by = formatNumber(Math.abs(now - before))
  return `${count} (${by} ${now > before ? 'más' : 'menos'} que la semana anterior)`
}

function mondayOf(now: Date): number {
  // The first day of the count was a Thursday.
  const weekday = (calendarDay(now) + 3) % 7
  return startOfDay(now).getTime() - weekday * DAY
}

function weekUntil(end: number): Week {
  const since = new Date(end - 7 * DAY)
  return { from: dateOnly(since), to: dateOnly(new Date(end - HOUR)), since, until: new Date(end) }
}
