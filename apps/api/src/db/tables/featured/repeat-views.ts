import type { Generated } from 'kysely'

/**
 * Row of `repeat_views`: how many people looked at an ad on a day who had looked on an earlier one. Counted while a
 * Premium or Spotlight place is in force. Never says who.
 */
export type RepeatViewsTable = {
  listingId: number
  /** The day in Puerto Rico, as 'YYYY-MM-DD'. */
  viewedOn: string
  people: Generated<number>
}
