import { calendarDay, longDate } from '@wepa/domain/text/date'

export type Day<Item> = { name: string; items: Item[] }

/** A list that is newest first, cut into days as people in Puerto Rico count them: 'Hoy', 'Ayer', '7 de enero de 2025'. */
export function groupByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  now: Date,
): Day<Item>[] {
  const days: Day<Item>[] = []
  for (const item of items) {
    const name = dayName(item.createdAt, now)
    const last = days.at(-1)
    if (last?.name === name) last.items.push(item)
    else days.push({ name, items: [item] })
  }
  return days
}

/** What people in Puerto Rico call the day of an ISO time, seen at `now`. */
export function dayName(iso: string, now: Date): string {
  const age = calendarDay(now) - calendarDay(new Date(iso))
  // A clock that is off must not make a day of tomorrow.
  if (age <= 0) return 'Hoy'
  return age === 1 ? 'Ayer' : longDate(iso)
}
