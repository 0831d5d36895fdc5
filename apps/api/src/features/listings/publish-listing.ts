import { mapAttributes } from '@wepa/domain/listings/attribute-values'
import type { PublishInput } from '@wepa/domain/listings/input'
import { expiryFrom } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { readPlace } from '@wepa/domain/places/read-place'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { noteNewListing } from '../followers/note-new-listing.ts'
import { claimPhotos } from '../photos/claim-photos.ts'
import { queuePhotoComparison } from '../photos/queue-photo-comparison.ts'
import { type ResolvedPhoto, resolvePhotos } from '../photos/resolve-photos.ts'
import { announceListing } from '../saved-searches/alerts/announce-listing.ts'
import { requireFairPrice } from '../storms/prices/require-fair-price.ts'
import { insertListing } from './listing-writes.repo.ts'
import { findListingIdByClientId } from './listings.repo.ts'
import { lockSeller } from './lock-seller.ts'
import { attributesOf } from './reading/attributes-of.ts'
import { requireListing } from './require-listing.ts'
import { foreseeListingRefusal, requireListingRoom, requirePhotoRoom } from './require-plan-room.ts'

/**
 * Publishes an ad for 60 days. The same clientId again gives the ad of the first time, whatever the
 * rest says. Nothing of it stands when a photo or the plan refuses.
 * @throws DomainError listing_limit, photo_limit, photo_invalid, price_frozen
 */
export async function publishListing(ctx: MemberContext, input: PublishInput): Promise<Listing> {
  // Asked before looking for the first one, which may be what just took the last place.
  const refusal = input.isActive ? await foreseeListingRefusal(ctx) : undefined
  const first = await findFirst(ctx, input)
  if (refusal && first === undefined) throw refusal
  const photos = first === undefined ? await resolveSent(ctx, input) : []
  const { id, isNew } = await inTransaction(ctx, async (tx) => {
    // Before looking for the first one: the call that is just making it holds this row.
    await lockSeller(tx)
    const known = await findFirst(tx, input)
    return { id: known ?? (await addListing(tx, input, photos)), isNew: known === undefined }
  })
  if (isNew)
    noteActivity(ctx, { action: 'create_listing', userId: ctx.session.userId, listingId: id })
  return requireListing(ctx, id)
}

async function findFirst(ctx: MemberContext, input: PublishInput): Promise<number | undefined> {
  if (!input.clientId) return undefined
  return findListingIdByClientId(ctx.db, ctx.session.userId, input.clientId)
}

/** Decoding takes its time, so it happens before anything is locked. */
async function resolveSent(ctx: MemberContext, input: PublishInput): Promise<ResolvedPhoto[]> {
  await requirePhotoRoom(ctx, input.images.length)
  return resolvePhotos(ctx, input)
}

/** Adds an ad with its pictures (as resolvePhotos made them); answers its id. @throws DomainError listing_limit, photo_invalid, price_frozen */
export async function addListing(
  tx: InTransaction<MemberContext>,
  input: PublishInput,
  photos: readonly ResolvedPhoto[],
): Promise<number> {
  if (input.isActive) await requireListingRoom(tx)
  const at = tx.clock.now()
  const { title, description, categoryId, contactEmail, contactPhone } = input
  const listingId = await insertListing(tx.db, {
    userId: tx.session.userId,
    clientId: input.clientId ?? null,
    isActive: input.isActive,
    title,
    description,
    categoryId,
    price: input.price ?? null,
    ...parsePrice(input.price),
    ...readPlace(input.location ?? null),
    ...mapAttributes((name) => input[name] ?? null),
    ...attributesOf(
      { title, description, categoryId, price: input.price ?? null },
      input.attributes ?? {},
      at,
    ),
    contactEmail: contactEmail ?? null,
    contactPhone: contactPhone ?? null,
    at,
    expiresAt: expiryFrom(at),
  })
  const after = { title, location: input.location ?? null, price: input.price ?? null }
  await requireFairPrice(tx, { listingId, before: undefined, after })
  await claimPhotos(tx, { listingId, photos })
  if (photos.length > 0) await queuePhotoComparison(tx, listingId)
  if (input.isActive) {
    await announceListing(tx, { id: listingId, wasPublic: false })
    await noteNewListing(tx, listingId)
  }
  return listingId
}
