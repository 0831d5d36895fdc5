import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { previewVersion } from '@wepa/domain/listings/preview'
import { type ShareShape, shareContent } from '@wepa/domain/sharing/share-kit'
import type { Deps } from '../../context.ts'
import { findOrPaint } from './find-or-paint.ts'

/**
 * The picture of an ad in the shape of a network, a JPEG below 900 KB. `allow` is asked before it is painted; whoever
 * calls must have asked who may have it. @throws DomainError unavailable while too many wait
 */
export async function paintShare(
  ctx: Pick<Deps, 'db' | 'clock' | 'imageStore' | 'previewPainter' | 'settings'>,
  { listing, shape }: { listing: ListingDetail; shape: ShareShape },
  allow: () => Promise<void> = async () => undefined,
): Promise<Uint8Array> {
  const content = shareContent(listing, `${ctx.settings.baseUrl}/listing/${listing.id}`)
  const painting = {
    name: `previews/share-${listing.id}-${shape}-${previewVersion(content)}.jpg`,
    listingId: listing.id,
    photo: content.photo,
    paint: (photo: Uint8Array | undefined) => ctx.previewPainter.paintShare(content, shape, photo),
  }
  return findOrPaint(ctx, painting, allow)
}
