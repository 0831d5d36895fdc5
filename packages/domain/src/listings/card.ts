import * as z from 'zod/mini'
import { cardAttributes } from '../attributes/headline.ts'
import { isLink } from '../photos/photo.ts'
import { SearchResult } from '../search/query.ts'
import { Listing } from './listing-schema.ts'

/** Characters of the description that a list shows. */
export const DESCRIPTION_PREVIEW = 150

/**
 * What a list shows of an ad: the fields of Listing under their names, the description only as its
 * beginning, of the pictures only the one that a card shows, of the attributes those of its one line, and no way to
 * reach the seller.
 */
export const ListingCard = z.pick(Listing, {
  id: true,
  title: true,
  description: true,
  price: true,
  earlierPrice: true,
  location: true,
  images: true,
  thumbnails: true,
  isFeatured: true,
  featuredExpiresAt: true,
  featuredPlan: true,
  isActive: true,
  status: true,
  viewsToday: true,
  condition: true,
  attributes: true,
  createdAt: true,
  category: true,
})
export type ListingCard = z.infer<typeof ListingCard>

/** One page of results as cards. */
export const CardResult = z.extend(SearchResult, { items: z.array(ListingCard) })
export type CardResult = z.infer<typeof CardResult> & Pick<SearchResult, 'others'>

/** The card of an ad. `images` holds a picture only where there is no thumbnail. */
export function cardOf(listing: Listing): ListingCard {
  const { id, title, price, location, isFeatured, featuredExpiresAt, featuredPlan } = listing
  const { isActive, status, viewsToday, condition, attributes, createdAt, category } = listing
  const { earlierPrice } = listing
  // Its owner may have named a link first.
  const shown = listing.thumbnails.find((url) => !isLink(url)) ?? listing.thumbnails[0]
  const thumbnails = shown === undefined ? [] : [shown]
  return {
    id,
    title,
    description: preview(listing.description),
    price,
    ...(earlierPrice && { earlierPrice }),
    location,
    images: thumbnails.length > 0 ? [] : listing.images.slice(0, 1),
    thumbnails,
    isFeatured,
    featuredExpiresAt,
    featuredPlan,
    isActive,
    status,
    viewsToday,
    condition,
    ...(attributes && { attributes: cardAttributes(attributes) }),
    createdAt,
    category,
  }
}

/** The beginning of a description in one line; whole characters, no half emoji. */
export function preview(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim()
  // Cut twice: no need to take all of a long text apart.
  return [...line.slice(0, 2 * DESCRIPTION_PREVIEW)]
    .slice(0, DESCRIPTION_PREVIEW)
    .join('')
    .trimEnd()
}
