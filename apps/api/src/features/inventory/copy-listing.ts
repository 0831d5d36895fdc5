import { mapAttributes } from '@wepa/domain/listings/attribute-values'
import { MAX_TITLE } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { authorizeOwner } from '../listings/authorize-owner.ts'
import { lockSeller } from '../listings/lock-seller.ts'
import { addListing } from '../listings/publish-listing.ts'
import { requireListing } from '../listings/require-listing.ts'
import { resolvePhotos } from '../photos/resolve-photos.ts'

const mark = ' (copia)'

/**
 * Makes a second ad of an own one, with its photos and answers. It is switched off until its owner publishes it.
 * @throws DomainError listing_not_found, not_listing_owner
 */
export async function copyListing(ctx: MemberContext, { id }: { id: number }): Promise<Listing> {
  const ad = await authorizeOwner(ctx, id)
  const photos = await resolvePhotos(ctx, { images: ad.images })
  const copyId = await inTransaction(ctx, async (tx) => {
    await lockSeller(tx)
    const { description, categoryId, price, location, contactEmail, contactPhone } = ad
    return addListing(
      tx,
      {
        title: ad.title.slice(0, MAX_TITLE - mark.length) + mark,
        description,
        categoryId,
        price,
        location,
        contactEmail,
        contactPhone,
        ...mapAttributes((name) => ad[name]),
        attributes: ad.saidAttributes ?? {},
        images: [],
        isActive: false,
      },
      photos,
    )
  })
  return requireListing(ctx, copyId)
}
