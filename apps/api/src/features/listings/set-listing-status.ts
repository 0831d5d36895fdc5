import { DomainError } from '@wepa/domain/error'
import type { Listing, ListingDetail } from '@wepa/domain/listing'
import type { StatusInput } from '@wepa/domain/listing-input'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { authorizeOwnerForUpdate, type Owned } from './authorize-owner.ts'
import { changeOfState } from './change-of-state.ts'
import { hasConversation, insertSale, updateListing } from './listing-writes.repo.ts'
import { requireListing } from './require-listing.ts'

/**
 * Active, pending sale or sold. Active also brings back an ad that was switched off or has run out.
 * With 'sold' the buyer may be named, who must have written about the ad (decision B8).
 * @throws DomainError listing_not_found, not_listing_owner, listing_limit, validation
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
    if (status === 'sold' && buyerId) await recordSale(tx, listing, buyerId)
  })
  return requireListing(ctx, id)
}

async function recordSale(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  buyerId: number,
): Promise<void> {
  if (!(await hasConversation(tx.db, listing.id, buyerId))) {
    const message = 'Elige al comprador entre quienes te escribieron por este anuncio.'
    throw new DomainError('validation', { message, issues: [{ path: 'buyerId', message }] })
  }
  await insertSale(tx.db, {
    listingId: listing.id,
    buyerId,
    sellerId: listing.userId,
    amount: listing.priceNumeric,
    at: tx.clock.now(),
  })
}
