import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import { findListings } from '../listings.repo.ts'

/** Those of the ads that are this person's, by their ids, as their owner sees them. */
export async function findOwnListings(
  { db, clock, session }: Pick<MemberContext, 'db' | 'clock' | 'session'>,
  ids: readonly number[],
): Promise<Map<number, ListingDetail>> {
  const listings = await findListings(db, ids, clock.now())
  const own = listings.filter(({ userId }) => userId === session.userId)
  return new Map(own.map((listing) => [listing.id, listing]))
}
