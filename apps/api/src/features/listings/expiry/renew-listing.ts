import { DomainError } from '@wepa/domain/error'
import { expiryFrom } from '@wepa/domain/listings/listing'
import type { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { writeListing } from '../asked-prices/write-listing.ts'
import { authorizeOwnerForUpdate, type Owned } from '../authorize-owner.ts'
import { changeOfState } from '../change-of-state.ts'
import { requireListing } from '../require-listing.ts'

/**
 * Gives an ad 60 days from now and brings it back if it had run out. Its place among
 * the newest stays that of its publication.
 * @throws DomainError listing_not_found, not_listing_owner, listing_limit, conflict for a sold one
 */
export async function renewListing(ctx: MemberContext, { id }: { id: number }): Promise<Listing> {
  await inTransaction(ctx, async (tx) => {
    await renew(tx, await authorizeOwnerForUpdate(tx, id))
  })
  return requireListing(ctx, id)
}

/** The same of an ad that is held. @throws DomainError listing_limit, listing_hidden, conflict for a sold one */
export async function renew(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
): Promise<void> {
  if (listing.status === 'sold') {
    const message = 'Este anuncio ya se vendió. Márcalo como activo para volver a publicarlo.'
    throw new DomainError('conflict', { message })
  }
  const now = tx.clock.now()
  const state = await changeOfState(tx, listing, { status: listing.status, isActive: true })
  await writeListing(tx, listing.id, { ...state, expiresAt: expiryFrom(now) })
}
