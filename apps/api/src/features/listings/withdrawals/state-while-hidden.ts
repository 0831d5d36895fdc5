import { expiryFrom, isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import type { Owned } from '../authorize-owner.ts'
import type { ListingState } from '../listing-writes.repo.ts'
import { requireListingRoom } from '../require-plan-room.ts'

/**
 * What to write of a hidden ad that its owner switches: nothing brings it back, but it will come back as they
 * left it. Wanting one on again that was off asks for what switching it on would.
 * @throws DomainError listing_limit
 */
export async function stateWhileHidden(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  wanted = listing.returnsActive === true,
): Promise<ListingState> {
  const isNew = wanted && !listing.returnsActive
  if (!isNew) return { wasActive: wanted }
  if (isPublic({ ...listing, isActive: true })) await requireListingRoom(tx)
  const now = tx.clock.now()
  const hasRunOut = Date.parse(listing.expiresAt) <= now.getTime()
  return { wasActive: true, ...(hasRunOut && { expiresAt: expiryFrom(now) }) }
}
