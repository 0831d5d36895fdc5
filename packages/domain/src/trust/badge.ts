// The small marks on cards and tabs: docs/product/ads.md#badges-on-cards.
import type { ListingStatus } from '../listings/listing.ts'

/** `kind` is for the look, `label` for the eye. */
export type Badge = {
  kind: 'fresh' | 'today' | 'views' | 'wanted' | 'enhanced'
  label: string
}

const HOUR = 3_600_000
const MOST = 2

/**
 * The badges of a card, at most two, in this order: age, then demand of the current day, then the
 * featured ad's 'Optimizado con IA'. That a place is paid for is said apart from these: `isPaidPlace`.
 * A pending sale keeps them, for it may still fall through; of a sold ad nothing is new or wanted any more.
 */
export function cardBadges(
  listing: {
    status: ListingStatus
    createdAt: string
    viewsToday: number
    isFeatured: boolean
  },
  now: Date,
): Badge[] {
  if (listing.status === 'sold') return []
  const badges = [
    ageBadge(now.getTime() - Date.parse(listing.createdAt)),
    demandBadge(listing.viewsToday),
    listing.isFeatured ? ({ kind: 'enhanced', label: 'Optimizado con IA' } as const) : undefined,
  ]
  return badges.filter((badge) => badge !== undefined).slice(0, MOST)
}

/** What marks an ad that stands where it stands because it was paid for (paid must look paid). */
export const PAID_PLACE = 'Destacado'

/** True while the ad is featured: its featured time has not run out, and it is not sold. */
export function isPaidPlace(
  listing: { status: ListingStatus; isFeatured: boolean; featuredExpiresAt: string | null },
  now: Date,
): boolean {
  if (!listing.isFeatured || listing.status === 'sold') return false
  return listing.featuredExpiresAt === null || Date.parse(listing.featuredExpiresAt) > now.getTime()
}

/** The number on a tab: '7', '99+' above 99, nothing for none. */
export function badgeCount(count: number): string | null {
  if (!(count > 0)) return null
  return count > 99 ? '99+' : String(Math.floor(count))
}

function ageBadge(age: number): Badge | undefined {
  if (age < 2 * HOUR) return { kind: 'fresh', label: 'Recién publicado' }
  return age < 24 * HOUR ? { kind: 'today', label: 'Publicado hoy' } : undefined
}

function demandBadge(viewsToday: number): Badge | undefined {
  if (viewsToday > 50) return { kind: 'views', label: `${viewsToday}+ vistas hoy` }
  return viewsToday > 20 ? { kind: 'wanted', label: 'Muy solicitado' } : undefined
}
