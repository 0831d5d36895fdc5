import type { Compared } from '@wepa/domain/attributes/likeness'
import type { Listing } from '@wepa/domain/listings/listing-schema'

/** What of an ad says how alike it is to others. */
export function comparedOf({
  priceNumeric,
  latitude,
  longitude,
  attributes = {},
}: Listing): Compared {
  return {
    price: priceNumeric === null ? null : Number(priceNumeric),
    latitude,
    longitude,
    attributes,
  }
}
