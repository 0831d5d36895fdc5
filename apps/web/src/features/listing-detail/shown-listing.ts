import type { ListingCard } from '@wepa/domain/listings/card'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'

/** An ad as its page shows it: whole, or what the list knew of it while the rest is on its way. */
export type ShownListing = ListingDetail | ListingCard

export function isWhole(listing: ShownListing): listing is ListingDetail {
  return 'user' in listing
}
