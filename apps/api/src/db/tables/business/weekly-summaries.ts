import type { Generated } from 'kysely'

/** Row of `weekly_summaries`: whether a business wants the weekly email; without a row it does. */
export type WeeklySummariesTable = {
  userId: number
  isWanted: Generated<boolean>
  token: Generated<string>
  /** The Monday ('YYYY-MM-DD') of the last week that was looked at for it. */
  sentFor: string | null
}
