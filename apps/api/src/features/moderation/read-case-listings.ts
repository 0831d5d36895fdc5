import type { CaseListing } from '@wepa/domain/moderation/moderation'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import type { Context } from '../../context.ts'
import { openPhotos } from '../photos/photo-passes.ts'
import { findCaseListings } from './case-parts.repo.ts'

/** Ads by their ids, for moderators and for people who appeal: they see the pictures of withdrawn ones too. */
export async function readCaseListings(
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CaseListing>> {
  const found = await findCaseListings(ctx.db, ids)
  const listings = await Promise.all(
    found.map(async ({ isWithdrawn, ...listing }) => {
      const photos = isWithdrawn ? await openPhotos(ctx, listing.photos) : listing.photos
      return { ...listing, photos, thumbnail: photos[0] ? thumbnailUrl(photos[0]) : null }
    }),
  )
  return new Map(listings.map((listing) => [listing.id, listing]))
}
