import type { ListingCard } from '@wepa/domain/listings/card'
import { ownCardImage } from '@wepa/domain/photos/fallback'
import { avifUrl } from '@wepa/domain/photos/photo'

/** What the page's head says so that the first card's picture is fetched with the first bytes. */
export function cardPreload(listing: ListingCard | null | undefined) {
  if (!listing) return undefined
  const image = ownCardImage(listing)
  if (image === undefined) return undefined
  const avif = avifUrl(image)
  return avif ? { href: avif, type: 'image/avif' } : { href: image }
}
