import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { announceListing } from '../../saved-searches/alerts/announce-listing.ts'
import { requireFairPrice } from '../../storms/prices/require-fair-price.ts'
import type { Owned } from '../authorize-owner.ts'
import { updateListing } from '../listing-writes.repo.ts'
import { attributesOf } from '../reading/attributes-of.ts'

/**
 * Gives an ad that is held another price; saved searches hear of it as of any edit.
 * @throws DomainError price_frozen
 */
export async function setPrice(
  tx: InTransaction<MemberContext>,
  listing: Owned<ListingDetail>,
  price: string | null,
): Promise<void> {
  const { id, title, description, categoryId } = listing
  await requireFairPrice(tx, { listingId: id, before: listing, after: { ...listing, price } })
  const now = tx.clock.now()
  if (isPublic(listing)) await announceListing(tx, { id, wasPublic: true })
  await updateListing(tx.db, id, {
    price,
    ...parsePrice(price),
    ...attributesOf({ title, description, categoryId, price }, listing.saidAttributes ?? {}, now),
    updatedAt: now,
  })
}
