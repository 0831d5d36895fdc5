/** The end of a month that began then (Unix seconds, UTC): the same day of the next month, or its last one. */
export function monthAfter(start: number, anchor: number): number {
  const from = new Date(start * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate()
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(from.getUTCMonth() + 1)
  next.setUTCDate(Math.min(day, last))
  return Math.floor(next.getTime() / 1000)
}
