import { DomainError } from '@wepa/domain/error'
import {
  expiryFrom,
  isPublic,
  type ListingStatus,
  takesPlanRoom,
} from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { noteNewListing } from '../followers/note-new-listing.ts'
import { announceListing } from '../saved-searches/alerts/announce-listing.ts'
import type { Owned } from './authorize-owner.ts'
import type { ListingState } from './listing-writes.repo.ts'
import { requireListingRoom } from './require-plan-room.ts'

/**
 * What to write so that an ad comes into a state. Coming back into the lists counts against the plan
 * like publishing does and is news to saved searches; one that had run out gets its 60
 * days again, or the expiry would take it off at once.
 * @throws DomainError listing_limit, listing_hidden for one that the administration took off
 */
export async function changeOfState(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  next: { status: ListingStatus; isActive: boolean },
): Promise<ListingState> {
  if (listing.isHidden && next.isActive) throw new DomainError('listing_hidden')
  if (takesPlanRoom(next) && !takesPlanRoom(listing)) await requireListingRoom(tx)
  if (isPublic(next) && !isPublic(listing)) {
    await announceListing(tx, { id: listing.id, wasPublic: false })
    await noteNewListing(tx, listing.id)
  }
  const now = tx.clock.now()
  const hasRunOut = next.isActive && Date.parse(listing.expiresAt) <= now.getTime()
  return { ...next, ...(hasRunOut && { expiresAt: expiryFrom(now) }) }
}
