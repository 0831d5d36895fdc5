/** Paid ads at the head of a result page, at most. */
const LEADS = 3
const HOUR = 3_600_000

/**
 * The paid ads whose turn it is. Every hour others come first, so that whoever paid is seen; within
 * the hour everybody sees the same.
 */
export function chooseLead(paid: readonly number[], now: Date): number[] {
  const hour = Math.floor(now.getTime() / HOUR)
  return paid.toSorted((a, b) => turnOf(a, hour) - turnOf(b, hour)).slice(0, LEADS)
}

/** A number that jumps from hour to hour, another one for each ad. */
function turnOf(id: number, hour: number): number {
  const mixed = Math.imul(id ^ Math.imul(hour, 0x9e3779b1), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
