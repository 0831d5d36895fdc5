// What the lists of followed sellers and the notifications about them share.
import { type RawBuilder, sql } from 'kysely'

/** How a seller is called where ads are told of, with `business` joined: as a business where it has a name. */
export const SELLER_NAME: RawBuilder<string> = sql<string>`coalesce(
  case when users.account_type = 'business' then nullif(business.name, '') end, users.full_name)`

/** Neither the ad (of `new_listings`) nor its seller is one that a person does not want to meet in lists. */
export function isNotDismissed(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`
    not exists (select from dismissals
      where dismissals.user_id = ${userId} and dismissals.listing_id = new_listings.listing_id)
    and not exists (select from dismissals
      where dismissals.user_id = ${userId} and dismissals.seller_id = new_listings.seller_id)`
}
