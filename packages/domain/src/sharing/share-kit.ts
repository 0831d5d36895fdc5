// What an ad with a Spotlight place is shared with: pictures in the shapes of the networks, and texts to go along.

import type { Listing } from '../listings/listing-schema.ts'
import { listingPreview, type PreviewContent } from '../listings/preview.ts'
import { shortLocation } from '../places/location.ts'
import { findPlace } from '../places/municipalities.ts'
import { detailPrice } from '../prices/price.ts'
import { foldText } from '../text/writing.ts'

/** In pixels: 1:1 for feeds, 9:16 for stories, 1.91:1 for links. */
export const SHARE_SHAPES = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 628 },
} as const
export type ShareShape = keyof typeof SHARE_SHAPES
export const shareShapes = ['square', 'story', 'wide'] as const satisfies readonly ShareShape[]

/** `address`: of the ad, as it is read: 'wepa.pr/listing/7'. */
export type ShareContent = PreviewContent & { address: string }

type Shared = Parameters<typeof listingPreview>[0] & Pick<Listing, 'description'>

/** What the pictures of an ad show. @param url of the ad, with its scheme */
export function shareContent(listing: Shared, url: string): ShareContent {
  return { ...listingPreview(listing), address: url.replace(/^https?:\/\//, '') }
}

/** `short` fits a post of 300 characters, `long` carries the beginning of the description and hashtags. */
export type ShareTexts = { short: string; long: string }

const longestTitle = 120
/** Of a price or a place in words. */
const longestDetail = 40
const longestDescription = 400

/** The texts of an ad. @param url of the ad, with its scheme */
export function shareTexts(listing: Shared, url: string): ShareTexts {
  const title = cut(listing.title, longestTitle)
  const price = cut(detailPrice(listing), longestDetail)
  const place = listing.location
    ? cut(shortLocation(listing.location), longestDetail)
    : 'Puerto Rico'
  const tags = hashtags(listing)
  return {
    short: `${title} · ${price} · ${place}\n${url}`,
    long: [
      `${title}\n${price} · ${place}`,
      cut(listing.description, longestDescription),
      `Míralo en Wepa: ${url}`,
      tags.join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}

/** '#PuertoRico #Ponce #HogarYJardin': of the place only where it is a municipality, for people write other things there. */
function hashtags({ location, category }: Shared): string[] {
  const town = findPlace(shortLocation(location))?.name
  const names = ['Puerto Rico', ...(town ? [town] : []), category.name, 'Clasificados']
  return [...new Set(names.map(hashtag))]
}

function hashtag(name: string): string {
  const words = foldText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`
}

/** Whole characters, and no half word where a blank is near. */
function cut(text: string, most: number): string {
  const line = text.trim()
  const characters = [...line]
  if (characters.length <= most) return line
  const begun = characters.slice(0, most - 1).join('')
  return `${begun.replace(/\s+\S{0,20}$/, '').trimEnd()}…`
}
