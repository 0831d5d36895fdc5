// Which of the waiting things is sent next.
import type { Queued } from '../browser-db/task.ts'
import { isInOrder } from './task-rules.ts'

/**
 * The first that may be sent now and whose lane is free. In an ordered lane nothing overtakes what stands
 * before it, whatever that waits for.
 * @param rows of one person, in their order
 * @param busy the lanes in which something is being sent
 */
export function nextDue(
  rows: readonly Queued[],
  now: number,
  busy: ReadonlySet<string> = new Set(),
): Queued | undefined {
  const held = new Set(busy)
  for (const row of rows) {
    if (!held.has(row.lane) && isDue(row, now)) return row
    if (isInOrder(row.task)) held.add(row.lane)
  }
  return undefined
}

/** When the next one is due by itself, in ms since 1970; null when nothing waits for a time. */
export function nextTime(rows: readonly Queued[]): number | null {
  const times = rows.flatMap(({ state, notBefore }) =>
    (state === 'queued' || state === 'paused') && notBefore !== null ? [Date.parse(notBefore)] : [],
  )
  return times.length > 0 ? Math.min(...times) : null
}

function isDue({ state, notBefore }: Queued, now: number): boolean {
  if (state !== 'queued' && state !== 'paused') return false
  return notBefore === null || Date.parse(notBefore) <= now
}
