import type { PublicProfile } from '@wepa/domain/people/user'
import { shownPictures } from '@wepa/domain/photos/fallback'
import { avifUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import type { PageHead } from '../../lib/head/head.ts'
import type { Site } from '../../lib/head/site.ts'
import { readPreview } from './listing-preview.ts'
import { isWhole, type ShownListing } from './shown-listing.ts'

/** Characters of the description that a preview shows. */
const previewLength = 150

/** What an ad's page tells search engines and link previews. `seller`: as far as they are known. */
export function listingHead(
  listing: ShownListing,
  site: Site,
  seller?: PublicProfile | undefined,
): PageHead {
  const [first] = shownPictures(listing.images)
  const text = listing.description.replace(/\s+/g, ' ').trim()
  const facts = `${displayPrice(listing.price)} en ${shortLocation(listing.location)}`
  const sold = listing.status === 'sold' ? 'Vendido: ' : ''
  return {
    site,
    title: `${sold}${listing.title}, ${facts}`,
    description: `${sold}${facts}. ${[...text].slice(0, previewLength).join('')}`,
    path: `/listing/${listing.id}`,
    preloadImage: first === undefined ? undefined : preloadOf(first),
    preview: import.meta.env.SSR && isWhole(listing) && readPreview(listing, site, seller),
  }
}

/** What the page shows first: the thumbnail that lies under the first photo. */
function preloadOf(url: string) {
  const avif = avifUrl(thumbnailUrl(url))
  return avif ? { href: avif, type: 'image/avif' } : undefined
}
