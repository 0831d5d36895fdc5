import type { ColumnType, Generated } from 'kysely'

/**
 * Row of `listing_prices`: what an ad asked, and whether anybody could see it, until its next row begins. Written by
 * triggers of `listings`, and only added to.
 */
export type ListingPricesTable = {
  id: Generated<number>
  listingId: number
  price: string | null
  categoryId: number
  isPublic: boolean
  since: ColumnType<Date, Date, never>
}

/** Row of `listing_renewals`: another end of an ad's time. Written by a trigger of `listings`. */
export type ListingRenewalsTable = {
  id: Generated<number>
  listingId: number
  expiresAt: Date
  renewedAt: Date
}
