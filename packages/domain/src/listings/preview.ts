// The picture that a link's preview shows: what stands in it, and its address. The server draws it.

import { isUploadUrl } from '../photos/photo.ts'
import { shortLocation } from '../places/location.ts'
import { detailPrice } from '../prices/price.ts'
import type { Listing } from './listing-schema.ts'

/** In pixels: what WhatsApp, Facebook and X show large. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Rises when the drawing changes: every address changes with it, so that nobody keeps an old picture. */
const DRAWING = 1

export type PreviewContent = {
  /** The large line, and the one below it. */
  headline: string
  title: string
  /** Where; null without a place. */
  place: string | null
  /** Stands over the picture; null for an ad that can be had. */
  band: string | null
  /** Display URL of a photo of our own store; null means the category's illustration. */
  photo: string | null
  /** Whose illustration stands in for a photo. */
  categorySlug: string
}

type PreviewedListing = Pick<
  Listing,
  | 'id'
  | 'title'
  | 'price'
  | 'priceNumeric'
  | 'priceMax'
  | 'location'
  | 'status'
  | 'images'
  | 'category'
>

/** What an ad's preview shows: the first photo of our own. */
export function listingPreview(listing: PreviewedListing): PreviewContent {
  return {
    headline: detailPrice(listing),
    title: listing.title,
    place: listing.location ? shortLocation(listing.location) : 'Puerto Rico',
    band: bands[listing.status],
    photo: listing.images.find(isUploadUrl) ?? null,
    categorySlug: listing.category.slug,
  }
}

const bands = { active: null, pending: 'Venta pendiente', sold: 'Vendido' } as const

/** What a category's preview shows. */
export function categoryPreview(category: {
  name: string
  slug: string
  description: string
}): PreviewContent {
  return {
    headline: category.name,
    title: category.description,
    place: null,
    band: null,
    photo: null,
    categorySlug: category.slug,
  }
}

/** `/preview/listing/7-1x2y3z.jpg`: another address as soon as anything in the picture changes. */
export function listingPreviewPath(listing: PreviewedListing): string {
  return `/preview/listing/${listing.id}-${previewVersion(listingPreview(listing))}.jpg`
}

/** `/preview/category/vehiculos-1x2y3z.jpg`. */
export function categoryPreviewPath(category: Parameters<typeof categoryPreview>[0]): string {
  return `/preview/category/${category.slug}-${previewVersion(categoryPreview(category))}.jpg`
}

/** Tells one content from another: 53 bits (cyrb53) in base 36. No secret and no proof, only a name. */
export function previewVersion(content: PreviewContent): string {
  const { headline, title, place, band, photo, categorySlug } = content
  const text = JSON.stringify([DRAWING, headline, title, place, band, photo, categorySlug])
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
