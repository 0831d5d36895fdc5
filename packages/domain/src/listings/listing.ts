export const LISTING_STATUSES = ['active', 'pending', 'sold'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** Days an ad runs after publication or renewal, and how many before the end its owner is told (docs/product/ads.md#expiry-and-renewal). */
export const LISTING_DAYS = 60
export const EXPIRY_NOTICE_DAYS = 3

const DAY = 86_400_000

type State = { isActive: boolean; status: ListingStatus }

/** True for an ad that stands in the public lists: active or pending sale, and not switched off. */
export function isPublic(listing: State): boolean {
  return listing.isActive && listing.status !== 'sold'
}

/** True for an ad whose page anyone may open: a public one, or a sold one that its owner has not switched off. */
export function hasPublicPage(listing: State): boolean {
  return listing.isActive
}

/** True when the ad takes one of the plan's places: a pending sale still does, or pending would be a way round the limit. */
export function takesPlanRoom(listing: State): boolean {
  return isPublic(listing)
}

/** The two states the owner's menu offers beside the current one. */
export function otherStatuses(current: ListingStatus): ListingStatus[] {
  return LISTING_STATUSES.filter((status) => status !== current)
}

/** When an ad published or renewed at `from` runs out. */
export function expiryFrom(from: Date): Date {
  return new Date(from.getTime() + LISTING_DAYS * DAY)
}

/** Whole days until the ad runs out, rounded up; 0 once it has. */
export function daysLeft(listing: { expiresAt: string }, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(listing.expiresAt) - now.getTime()) / DAY))
}
