import type { ColumnType, Generated } from 'kysely'

/** Row of `listing_references`: the number under which its owner keeps an ad. */
export type ListingReferencesTable = { listingId: number; userId: number; reference: string }

/** Row of `inventory_changes`: what was done with many ads at once. `ads` is JSON. */
export type InventoryChangesTable = {
  id: Generated<number>
  userId: number
  action: string
  ads: ColumnType<unknown, string, string>
  createdAt: Date
  undoneAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Row of `listing_removals`: an ad that is deleted in some seconds, unless that is taken back. */
export type ListingRemovalsTable = { listingId: number; changeId: number }
