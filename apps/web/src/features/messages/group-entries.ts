import { calendarDay } from '@wepa/domain/text/date'
import { dayName } from '../../lib/group-by-day.ts'
import type { Entry } from './thread-entries.ts'

/** Bubbles of one person that follow each other within this time stand together, in ms. */
const together = 5 * 60_000

/** An entry and its place: the first and the last of those that stand together. */
export type Placed = { entry: Entry; isFirst: boolean; isLast: boolean }

export type ThreadDay = { day: number; name: string; items: Placed[] }

/** A thread cut into days as people in Puerto Rico count them, and each day into what was said in one breath. */
export function groupEntries(entries: readonly Entry[], now: Date): ThreadDay[] {
  const days: ThreadDay[] = []
  for (const [index, entry] of entries.entries()) {
    const day = dayOf(entry, now)
    const before = entries[index - 1]
    const after = entries[index + 1]
    const placed = {
      entry,
      isFirst: !before || !isOneBreath(before, entry, now),
      isLast: !after || !isOneBreath(entry, after, now),
    }
    const last = days.at(-1)
    if (last?.day === day) last.items.push(placed)
    else days.push({ day, name: dayName(entry.createdAt, now), items: [placed] })
  }
  return days
}

// A clock that is off must not make a day of tomorrow.
function dayOf({ createdAt }: Entry, now: Date): number {
  return Math.min(calendarDay(new Date(createdAt)), calendarDay(now))
}

function isOneBreath(one: Entry, next: Entry, now: Date): boolean {
  return (
    one.isOwn === next.isOwn &&
    dayOf(one, now) === dayOf(next, now) &&
    Date.parse(next.createdAt) - Date.parse(one.createdAt) < together
  )
}
