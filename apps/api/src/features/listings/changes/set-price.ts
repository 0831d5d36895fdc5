import { UNDO_SECONDS } from '@wepa/domain/inventory/inventory'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { announceListing } from '../../saved-searches/alerts/announce-listing.ts'
import { requireFairPrice } from '../../storms/prices/require-fair-price.ts'
import { writeListing } from '../asked-prices/write-listing.ts'
import type { Owned } from '../authorize-owner.ts'
import { attributesOf } from '../reading/attributes-of.ts'

/** Seconds, in which a change of many is surely undone or not: nobody is told of a price that was a mistake. */
const tellAfter = 3 * UNDO_SECONDS

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
  if (isPublic(listing)) await announceListing(tx, { id, wasPublic: true })
  const text = { title, description, categoryId, price }
  const attributes = attributesOf(text, listing.saidAttributes ?? {}, tx.clock.now())
  await writeListing(tx, id, { price, ...parsePrice(price), ...attributes }, { tellAfter })
}
