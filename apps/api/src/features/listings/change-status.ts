import type { ListingStatus } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { writeListing } from './asked-prices/write-listing.ts'
import { authorizeOwnerForUpdate, type Owned } from './authorize-owner.ts'
import { changeOfState } from './change-of-state.ts'

/**
 * Gives one's own ad another status; 'active' also switches it on. Answers the ad as it was.
 * @throws DomainError listing_not_found, not_listing_owner, listing_limit, listing_hidden
 */
export async function changeStatus(
  tx: InTransaction<MemberContext>,
  { id, status }: { id: number; status: ListingStatus },
): Promise<Owned<ListingDetail>> {
  const listing = await authorizeOwnerForUpdate(tx, id)
  const isActive = listing.isActive || status === 'active'
  const state = await changeOfState(tx, listing, { status, isActive })
  await writeListing(tx, id, state)
  return listing
}
