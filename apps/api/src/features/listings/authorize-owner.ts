// Permission as a type: what changes an ad takes an Owned one, and only this file makes those (device 4).
import { DomainError } from '@wepa/domain/error'
import { hasPublicPage } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { findListing, lockListing } from './listings.repo.ts'
import { lockSeller } from './lock-seller.ts'

const mark = Symbol('owned')

/** Something that belongs to the person of the context. */
export type Owned<T> = T & { readonly [mark]: true }

/**
 * The ad, when it is this person's.
 * @throws DomainError listing_not_found also for another's ad that has no public page, not_listing_owner
 */
export async function authorizeOwner(
  ctx: MemberContext,
  id: number,
): Promise<Owned<ListingDetail>> {
  return requireOwned(ctx, await findListing(ctx.db, id, ctx.clock.now()))
}

/**
 * The same inside a transaction, holding the owner's row and the ad's: nothing else changes this
 * person's ads until it ends. @throws DomainError also account_suspended
 */
export async function authorizeOwnerForUpdate(
  tx: InTransaction<MemberContext>,
  id: number,
): Promise<Owned<ListingDetail>> {
  await lockSeller(tx)
  return requireOwned(tx, await lockListing(tx.db, id, tx.clock.now()))
}

function requireOwned(
  ctx: MemberContext,
  listing: ListingDetail | undefined,
): Owned<ListingDetail> {
  if (!listing) throw new DomainError('listing_not_found')
  if (listing.userId === ctx.session.userId) return { ...listing, [mark]: true }
  throw new DomainError(hasPublicPage(listing) ? 'not_listing_owner' : 'listing_not_found')
}
