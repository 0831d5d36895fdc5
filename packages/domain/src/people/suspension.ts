// Being kept out by the administration: docs/product/moderation.md#suspending-a-person.

/** For how many days somebody may be suspended; longer is without end. */
export const SUSPENSION_DAYS = [1, 3, 7, 30] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]

const DAY = 86_400_000

/** When a suspension that begins at `from` ends by itself; null for one without end. */
export function suspensionEnd(from: Date, days: number | null | undefined): Date | null {
  return days ? new Date(from.getTime() + days * DAY) : null
}

/** Whether somebody may not come in at this moment. A suspension that has run out keeps nobody out. */
export function isKeptOut(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now)
}
