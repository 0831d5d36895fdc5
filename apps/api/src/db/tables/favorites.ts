import type { ColumnType, Generated } from 'kysely'

/** Row of `favorites`: a heart, one for each person and ad. */
export type FavoritesTable = {
  id: Generated<number>
  userId: number
  listingId: number
  createdAt: ColumnType<Date, Date | undefined, Date>
}
