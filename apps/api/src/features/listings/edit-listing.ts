import { DomainError } from '@wepa/domain/error'
import type { EditInput } from '@wepa/domain/listings/input'
import { isPublic } from '@wepa/domain/listings/listing'
import type { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import { readPlace } from '@wepa/domain/places/read-place'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { replacePhotos } from '../photos/claim-photos.ts'
import { queuePhotoSweep } from '../photos/clean-up/sweep-photo-garbage.ts'
import { queuePhotoComparison } from '../photos/queue-photo-comparison.ts'
import { type ResolvedPhoto, resolvePhotos } from '../photos/resolve-photos.ts'
import { announceListing } from '../saved-searches/alerts/announce-listing.ts'
import { requireFairPrice } from '../storms/prices/require-fair-price.ts'
import { writeListing } from './asked-prices/write-listing.ts'
import { authorizeOwner, authorizeOwnerForUpdate, type Owned } from './authorize-owner.ts'
import { changeOfState } from './change-of-state.ts'
import { attributesOf } from './reading/attributes-of.ts'
import { requireListing } from './require-listing.ts'
import { requirePhotoRoom } from './require-plan-room.ts'
import { stateWhileHidden } from './withdrawals/state-while-hidden.ts'

/**
 * Changes an own ad. `images` absent or null leaves the pictures; absent optional fields stay.
 * @throws DomainError listing_not_found, not_listing_owner, listing_changed, listing_limit, photo_limit, photo_invalid, price_frozen
 */
export async function editListing(
  ctx: MemberContext,
  { id, ...input }: EditInput & { id: number },
): Promise<Listing> {
  const before = await authorizeOwner(ctx, id)
  // Asked before the pictures' costly work, and decided below, where the ad is held.
  requireUnchanged(before, input)
  const photos = await resolveSent(ctx, before, input)
  await inTransaction(ctx, async (tx) => {
    const listing = await authorizeOwnerForUpdate(tx, id)
    requireUnchanged(listing, input)
    await changeListing(tx, listing, input)
    if (photos) await changePhotos(tx, { listingId: id, photos })
  })
  return requireListing(ctx, id)
}

/** Puts other pictures at an ad that is held. @throws DomainError photo_invalid */
export async function changePhotos(
  tx: InTransaction<MemberContext>,
  { listingId, photos }: { listingId: number; photos: readonly ResolvedPhoto[] },
): Promise<void> {
  await replacePhotos(tx, { listingId, photos })
  if (photos.length > 0) await queuePhotoComparison(tx, listingId)
  await queuePhotoSweep(tx)
}

/** Whoever says which version they edited does not write over another one. */
function requireUnchanged({ updatedAt }: ListingDetail, { expectedUpdatedAt }: EditInput): void {
  if (expectedUpdatedAt === undefined) return
  if (Date.parse(expectedUpdatedAt) !== Date.parse(updatedAt)) {
    throw new DomainError('listing_changed')
  }
}

/**
 * The pictures after the edit, or undefined when they stay. Only turning some is an edit of
 * the pictures too: the ad's own, in their order.
 */
async function resolveSent(
  ctx: MemberContext,
  listing: Owned<ListingDetail>,
  { images, imageRotations }: EditInput,
): Promise<ResolvedPhoto[] | undefined> {
  const isTurned = Object.values(imageRotations ?? {}).some((angle) => angle !== 0)
  if (!images && !isTurned) return undefined
  const sent = images ?? listing.images
  await requirePhotoRoom(ctx, sent.length, listing.images.length)
  return resolvePhotos(ctx, { images: sent, imageRotations })
}

/** What an edit says of an ad but its pictures; an ad may have no price. */
type Change = Omit<EditInput, 'price'> & { price: string | null }

/** Changes an ad that is held. @throws DomainError listing_limit, price_frozen */
export async function changeListing(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  input: Change,
): Promise<void> {
  const { images, imageRotations, isActive, location, expectedUpdatedAt, attributes, ...fields } =
    input
  const after = { ...fields, location: location === undefined ? listing.location : location }
  await requireFairPrice(tx, { listingId: listing.id, before: listing, after })
  const next = { status: listing.status, isActive: isActive ?? listing.isActive }
  // A hidden one may be mended, and stays hidden.
  const state = listing.isHidden
    ? await stateWhileHidden(tx, listing, isActive)
    : await changeOfState(tx, listing, next)
  if (isPublic(listing) && isPublic(next)) {
    await announceListing(tx, { id: listing.id, wasPublic: true })
  }
  await writeListing(tx, listing.id, {
    ...fields,
    ...parsePrice(fields.price),
    ...attributesOf(fields, attributes ?? listing.saidAttributes ?? {}, tx.clock.now()),
    ...(location !== undefined && readPlace(location)),
    ...state,
  })
}
