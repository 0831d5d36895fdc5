import type { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { saysTheSame } from '../listing-fields/typed-listing.ts'

/** Whether an ad is what was sent, with its photos: a clientId sent twice is answered by the ad of the first time. */
export function isAsSent(listing: Listing, sent: PublishInput): boolean {
  return saysTheSame(listing, sent) && hasPhotosOf(listing, sent)
}

/** A photo that was turned is kept under another address. */
function hasPhotosOf({ images }: Listing, sent: PublishInput): boolean {
  const turned = sent.imageRotations ?? {}
  return (
    images.length === sent.images.length &&
    images.every((image, index) => turned[index] !== undefined || image === sent.images[index])
  )
}
