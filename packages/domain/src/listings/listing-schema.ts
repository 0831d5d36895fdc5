import * as z from 'zod/mini'
import { AttributeAnswers, SaidAnswers } from '../attributes/schemas.ts'
import { PublicUser } from '../people/user.ts'
import { count, decimal, id, moment } from '../scalar.ts'
import { attributeAnswers } from './attribute-schemas.ts'
import { ListingCategory } from './category-schema.ts'
import { LISTING_STATUSES } from './listing.ts'

export const ListingStatus = z.enum(LISTING_STATUSES, 'Estado inválido')

export const EarlierPrice = z.object({ amount: decimal(), until: moment() })
export type EarlierPrice = z.infer<typeof EarlierPrice>

/**
 * An ad. `images[i]` and `thumbnails[i]` are WebP URLs of one picture (photo.ts names the AVIF twin).
 * `priceNumeric` is the price or the lower end of a range, `priceMax` the upper end of a range, both like '50.00'.
 * `contactEmail` and `featuredPaymentId` are for the owner alone and null for others; `contactPhone` is
 * '(787) 555-0123', null where the seller allows no phone contact. `viewsToday` counts since midnight in Puerto Rico.
 */
export const Listing = z.object({
  id: id(),
  userId: id(),
  categoryId: id(),
  title: z.string(),
  description: z.string(),
  price: z.nullable(z.string()),
  priceNumeric: z.nullable(decimal()),
  priceMax: z.nullable(decimal()),
  /** Of a lowered price the one before it, a decimal, to be shown beside it until then (docs/product/prices.md#lowered-prices). */
  earlierPrice: z.exactOptional(EarlierPrice),
  location: z.nullable(z.string()),
  images: z.array(z.string()),
  thumbnails: z.array(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  /** Taken off by the administration: only its owner sees it, and cannot bring it back. */
  isHidden: z.boolean(),
  /** Only of such an ad, and only for its owner: whether it will be on once it is brought back. */
  returnsActive: z.exactOptional(z.boolean()),
  status: ListingStatus,
  views: count(),
  viewsToday: count(),
  clicks: count(),
  messages: count(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  featuredExpiresAt: z.nullable(moment()),
  featuredPlan: z.nullable(z.string()),
  featuredPaymentId: z.nullable(z.string()),
  tags: z.array(z.string()),
  isPromoted: z.boolean(),
  promotedUntil: z.nullable(moment()),
  boostLevel: count(),
  createdAt: moment(),
  updatedAt: moment(),
  expiresAt: moment(),
  ...attributeAnswers(),
  // Answers that a browser has kept from before say nothing of them.
  attributes: z.exactOptional(AttributeAnswers),
  /** For the owner alone: which of them are their own answers; null denies what the text seems to say. */
  saidAttributes: z.exactOptional(SaidAnswers),
  category: ListingCategory,
})
export type Listing = z.infer<typeof Listing>

/** `isForModerators`: only shown because a moderator asks; no device may keep it. */
export const ListingDetail = z.extend(Listing, {
  user: PublicUser,
  isForModerators: z.exactOptional(z.literal(true)),
})
export type ListingDetail = z.infer<typeof ListingDetail>

/**
 * Own metrics over all ads; the two percentages as '12.5'. `active` and `inactive` count the two lists of
 * one's own ads, `published` the ads that take a place of the plan, with the pending sales (`takesPlanRoom`).
 */
export const SellerStats = z.object({
  total: count(),
  active: count(),
  inactive: count(),
  published: count(),
  views: count(),
  clicks: count(),
  messages: count(),
  conversion: z.string(),
  ctr: z.string(),
})
export type SellerStats = z.infer<typeof SellerStats>
