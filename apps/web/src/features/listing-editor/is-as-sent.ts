import type { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing'
import { foldText } from '@wepa/domain/text/writing'

/** Whether an ad says what was sent: a clientId sent twice is answered by the ad of the first time. */
export function isAsSent(listing: Listing, sent: PublishInput): boolean {
  return (
    listing.title === sent.title &&
    listing.description === sent.description &&
    listing.categoryId === sent.categoryId &&
    (listing.price ?? null) === (sent.price ?? null) &&
    (listing.condition ?? null) === (sent.condition ?? null) &&
    (listing.contactEmail ?? null) === (sent.contactEmail ?? null) &&
    phoneOf(listing) === phoneOf(sent) &&
    townOf(listing) === townOf(sent) &&
    hasPhotosOf(listing, sent)
  )
}

type Contact = { contactPhone?: string | null | undefined; location?: string | null | undefined }

/** The server answers '(787) 555-0134' for '+17875550134'. */
function phoneOf({ contactPhone }: Contact): string {
  return (contactPhone ?? '').replace(/\D/g, '').slice(-10)
}

/** The server writes 'Ponce, Sur' for 'ponce'. */
function townOf({ location }: Contact): string {
  return foldText(location ?? '').split(',', 1)[0] ?? ''
}

/** A photo that was turned is kept under another address. */
function hasPhotosOf({ images }: Listing, sent: PublishInput): boolean {
  const turned = sent.imageRotations ?? {}
  return (
    images.length === sent.images.length &&
    images.every((image, index) => turned[index] !== undefined || image === sent.images[index])
  )
}
