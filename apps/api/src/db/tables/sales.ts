import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** Row of `transactions`: a sale the owner noted (decision B8). */
export type TransactionsTable = {
  id: Generated<number>
  listingId: number | null
  buyerId: number | null
  sellerId: number | null
  saleAmount: string | null
  feeAmount: Generated<string>
  feePercentage: Generated<string>
  status: Generated<string>
  createdAt: Timestamp
}

/** Row of `ratings`: 1 to 5, given to the `type` side of a sale. */
export type RatingsTable = {
  id: Generated<number>
  fromUserId: number | null
  toUserId: number
  listingId: number | null
  rating: number
  comment: string | null
  type: string
  createdAt: Timestamp
}
