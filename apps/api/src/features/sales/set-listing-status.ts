import type { StatusInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { changeStatus } from '../listings/change-status.ts'
import { requireListing } from '../listings/require-listing.ts'
import { applySaleStatus } from './apply-sale-status.ts'

/**
 * Active, pending sale or sold. Active also brings back an ad that was switched off or has run out.
 * With 'sold' the buyer may be named, who must have written about the ad; what becomes of
 * a sale is `saleStep`. @throws DomainError listing_not_found, not_listing_owner, listing_limit, validation, sale_rated
 */
export async function setListingStatus(
  ctx: MemberContext,
  { id, status, buyerId }: StatusInput & { id: number },
): Promise<Listing> {
  await inTransaction(ctx, async (tx) => {
    const listing = await changeStatus(tx, { id, status })
    await applySaleStatus(tx, listing, { status, buyerId })
  })
  return requireListing(ctx, id)
}
