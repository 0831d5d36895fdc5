import type { AdAttributes, SaidAttributes } from '@wepa/domain/attributes/values'
import type { AttributeName } from '@wepa/domain/listings/attributes'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Row of `listings`: an ad. Amounts are decimal strings of two places. */
export type ListingsTable = Record<AttributeName, string | null> & {
  id: Generated<number>
  userId: number
  categoryId: number
  title: string
  description: string
  price: string | null
  priceNumeric: string | null
  priceMax: string | null
  /** The price before the present one, and until when it may be shown (`earlier-price.ts` of the domain). */
  earlierPrice: ColumnType<string | null, never, string | null>
  earlierPriceUntil: ColumnType<Date | null, never, Date | null>
  location: string | null
  municipality: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
  /** What stands on the ad: of the seller's own answers and of its text. */
  attributes: JSONColumnType<AdAttributes, string | undefined, string>
  /** The seller's own answers; null denies what the text seems to say. */
  saidAttributes: JSONColumnType<SaidAttributes, string | undefined, string>
  /** Of the reader that has read the text; 0 for none. */
  attributesVersion: Generated<number>
  tags: Generated<string[]>
  contactEmail: string | null
  contactPhone: string | null
  status: Generated<string>
  isActive: Generated<boolean>
  isFeatured: Generated<boolean>
  featuredPlan: string | null
  featuredExpiresAt: NullableTimestamp
  featuredPaymentId: string | null
  isPromoted: Generated<boolean>
  promotedUntil: NullableTimestamp
  boostLevel: Generated<number>
  views: Generated<number>
  viewsToday: Generated<number>
  /** The day `viewsToday` speaks of, in Puerto Rico, as 'YYYY-MM-DD'. */
  viewsDay: string | null
  clicks: Generated<number>
  messages: Generated<number>
  clientId: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
  expiresAt: Timestamp
  /** The `expiresAt` that the owner was told of. */
  expiryNoticedFor: NullableTimestamp
  hiddenAt: NullableTimestamp
  ownerSuspendedAt: NullableTimestamp
  /** Since when one of the two, or both, keep the ad off; `wasActive` is what it comes back to. */
  withdrawnAt: NullableTimestamp
  wasActive: boolean | null
}

/** Row of `recent_views`: when a person last looked at an ad, before today. */
export type RecentViewsTable = { viewerId: number; listingId: number; viewedAt: Date }

/** Row of `listing_views`: one for each viewer and day, until the day is over. */
export type ListingViewsTable = {
  listingId: number
  viewerId: number
  viewedOn: string
  viewedAt: Timestamp
}
