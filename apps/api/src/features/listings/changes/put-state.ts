import type { ListingStatus } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { writeListing } from '../asked-prices/write-listing.ts'
import type { Owned } from '../authorize-owner.ts'
import { changeOfState } from '../change-of-state.ts'
import { stateWhileHidden } from '../withdrawals/state-while-hidden.ts'

type State = { status: ListingStatus; isActive: boolean; expiresAt?: Date }

/**
 * Brings an ad that is held into a state; a withdrawn one will come back to it. Says nothing of a sale.
 * @throws DomainError listing_limit
 */
export async function putState(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  { expiresAt, ...next }: State,
): Promise<void> {
  const state = listing.isHidden
    ? await stateWhileHidden(tx, listing, next.isActive)
    : await changeOfState(tx, listing, next)
  await writeListing(tx, listing.id, {
    ...state,
    ...(expiresAt && { expiresAt }),
  })
}
