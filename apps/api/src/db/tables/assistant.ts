import type { ColumnType, Generated } from 'kysely'

/** Row of `assistant_calls`: a call that is running. Amounts are millionths of a dollar. */
export type AssistantCallsTable = {
  id: Generated<number>
  userId: number
  /** Whether it took a use of the person's, and until when that use counts (`assistant_uses.month_ends_at`). */
  isCounted: boolean
  countedUntil: ColumnType<Date | null, Date | null, never>
  /** The day in Puerto Rico on which the cost was reserved, as 'YYYY-MM-DD'. */
  day: string
  reserved: number
  /** Whether the trials' part of the day's money pays it. */
  isTrial: boolean
  startedAt: ColumnType<Date, Date, never>
}

/** Row of `assistant_spending`: what the calls of a day cost, reserved amounts of running ones included. */
export type AssistantSpendingTable = {
  day: string
  microDollars: Generated<number>
  calls: Generated<number>
}
