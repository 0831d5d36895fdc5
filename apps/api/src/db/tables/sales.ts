import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/**
 * Row of `transactions`: a sale the owner noted, 'completed', or 'cancelled' when it was
 * taken back: out of both totals. It outlives its ad. `invitedAt`: when both sides were asked by email to rate.
 */
export type TransactionsTable = {
  id: Generated<number>
  listingId: number | null
  listingTitle: string | null
  buyerId: number | null
  sellerId: number | null
  saleAmount: string | null
  feeAmount: Generated<string>
  feePercentage: Generated<string>
  status: Generated<string>
  invitedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  createdAt: Timestamp
}

/**
 * Row of `ratings`: 1 to 5, given to the `type` side of a sale. `hiddenUntil`: how long it waits for the
 * rating of the other side; null once it was let appear.
 */
export type RatingsTable = {
  id: Generated<number>
  fromUserId: number | null
  toUserId: number
  listingId: number | null
  rating: number
  comment: string | null
  type: string
  hiddenUntil: ColumnType<Date | null, Date | null | undefined, Date | null>
  createdAt: Timestamp
}

/** Row of `rating_sums`: the ratings without a `hiddenUntil` that a person received as `type`, added up by the database. */
export type RatingSumsTable = {
  userId: number
  type: string
  ratings: number
  stars: number
  positive: number
}
