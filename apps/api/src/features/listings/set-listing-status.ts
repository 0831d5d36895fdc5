import type { StatusInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { settleSale } from '../sales/settle-sale.ts'
import { authorizeOwnerForUpdate } from './authorize-owner.ts'
import { changeOfState } from './change-of-state.ts'
import { updateListing } from './listing-writes.repo.ts'
import { requireListing } from './require-listing.ts'

/**
 * Active, pending sale or sold. Active also brings back an ad that was switched off or has run out.
 * With 'sold' the buyer may be named, who must have written about the ad (decision B8); what becomes of
 * a sale is `saleStep`. @throws DomainError listing_not_found, not_listing_owner, listing_limit, validation, sale_rated
 */
export async function setListingStatus(
  ctx: MemberContext,
  { id, status, buyerId }: StatusInput & { id: number },
): Promise<Listing> {
  await inTransaction(ctx, async (tx) => {
    const listing = await authorizeOwnerForUpdate(tx, id)
    const isActive = listing.isActive || status === 'active'
    const state = await changeOfState(tx, listing, { status, isActive })
    await updateListing(tx.db, id, { ...state, updatedAt: tx.clock.now() })
    await settleSale(tx, listing, { status, buyerId })
  })
  return requireListing(ctx, id)
}
