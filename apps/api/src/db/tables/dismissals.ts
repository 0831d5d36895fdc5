import type { Generated } from 'kysely'

/** Row of `dismissals`: an ad or a seller, never both, that a person does not want to meet in lists. */
export type DismissalsTable = {
  id: Generated<number>
  userId: number
  listingId: number | null
  sellerId: number | null
  createdAt: Date
}
