import * as z from 'zod/mini'
import { PublicUser } from '../people/user.ts'
import { count, decimal, id, moment } from '../scalar.ts'
import { attributeAnswers } from './attribute-schemas.ts'
import { ListingCategory } from './category.ts'

export const LISTING_STATUSES = ['active', 'pending', 'sold'] as const
export const ListingStatus = z.enum(LISTING_STATUSES, 'Estado inválido')
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** Days an ad runs after publication or renewal, and how many before the end its owner is told (decision B4). */
export const LISTING_DAYS = 60
export const EXPIRY_NOTICE_DAYS = 3

const DAY = 86_400_000

/**
 * An ad (§3). `images[i]` and `thumbnails[i]` are WebP URLs of one picture (photo.ts names the AVIF twin).
 * `priceNumeric` is the price or the lower end of a range, `priceMax` the upper end of a range, both like '50.00'.
 * `contactEmail` and `featuredPaymentId` are for the owner alone and null for others; `contactPhone` is
 * '(787) 555-0123', null where the seller allows no phone contact. `viewsToday` counts since midnight in Puerto Rico.
 */
// Extended and not spread: the bundler drops a schema that nobody uses, but keeps what a spread may run.
export const Listing = z.extend(
  z.object({
    id: id(),
    userId: id(),
    categoryId: id(),
    title: z.string(),
    description: z.string(),
    price: z.nullable(z.string()),
    priceNumeric: z.nullable(decimal()),
    priceMax: z.nullable(decimal()),
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
    category: ListingCategory,
  }),
  attributeAnswers(),
)
export type Listing = z.infer<typeof Listing>

export const ListingDetail = z.extend(Listing, { user: PublicUser })
export type ListingDetail = z.infer<typeof ListingDetail>

/**
 * Own figures over all ads (§9); the two percentages as '12.5'. `active` and `inactive` count the two lists of
 * decision B4, `published` the ads that take a place of the plan, with the pending sales (`takesPlanRoom`).
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

type State = { isActive: boolean; status: ListingStatus }

/** True for an ad that stands in the public lists: active or pending sale, and not switched off (decision B4). */
export function isPublic(listing: State): boolean {
  return listing.isActive && listing.status !== 'sold'
}

/** True for an ad whose page anyone may open: a public one, or a sold one that its owner has not switched off. */
export function hasPublicPage(listing: State): boolean {
  return listing.isActive
}

/** True when the ad takes one of the plan's places: a pending sale still does, or pending would be a way round the limit (decision B5). */
export function takesPlanRoom(listing: State): boolean {
  return isPublic(listing)
}

/** The two states the owner's menu offers beside the current one (§4). */
export function otherStatuses(current: ListingStatus): ListingStatus[] {
  return LISTING_STATUSES.filter((status) => status !== current)
}

/** What the menu calls the step to a state. */
export const STATUS_ACTIONS: Record<ListingStatus, string> = {
  active: 'Marcar como activo',
  pending: 'Venta pendiente',
  sold: 'Marcar como vendido',
}

/** What the toast 'Estado actualizado' calls a state (§8). */
export const STATUS_WORDS: Record<ListingStatus, string> = {
  active: 'activo',
  pending: 'venta pendiente',
  sold: 'vendido',
}

/** The badge of a state (§4): 'Activo', 'Venta Pendiente', 'Vendido'; 'Inactivo' when the ad is switched off or has run out. */
export function statusLabel(listing: State): string {
  if (listing.status === 'sold') return 'Vendido'
  if (!listing.isActive) return 'Inactivo'
  return listing.status === 'pending' ? 'Venta Pendiente' : 'Activo'
}

/** When an ad published or renewed at `from` runs out. */
export function expiryFrom(from: Date): Date {
  return new Date(from.getTime() + LISTING_DAYS * DAY)
}

/** Whole days until the ad runs out, rounded up; 0 once it has. */
export function daysLeft(listing: { expiresAt: string }, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(listing.expiresAt) - now.getTime()) / DAY))
}
