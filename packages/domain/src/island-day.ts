/** Hours that Puerto Rico is behind UTC: Atlantic Standard Time, all year round. */
const HOURS_BEHIND = 4

/** The calendar day in Puerto Rico at a moment: '2026-11-20'. Counters of a day start anew with it. */
export function islandDay(moment: Date): string {
  return new Date(moment.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 10)
}
