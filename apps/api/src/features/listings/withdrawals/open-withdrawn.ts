import type { Listing } from '@wepa/domain/listings/listing-schema'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import type { ReadContext } from '../../../context.ts'
import { openPhotos } from '../../photos/photo-passes.ts'

/** A withdrawn ad as it was shown to somebody, with addresses by which they see its pictures; any other as it is. */
export async function openWithdrawn<Shown extends Pick<Listing, 'isHidden' | 'images'>>(
  ctx: ReadContext,
  listing: Shown,
): Promise<Shown> {
  if (!listing.isHidden || listing.images.length === 0) return listing
  const images = await openPhotos(ctx, listing.images)
  return { ...listing, images, thumbnails: images.map(thumbnailUrl) }
}
