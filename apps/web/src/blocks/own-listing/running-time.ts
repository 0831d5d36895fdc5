import { daysLeft, EXPIRY_NOTICE_DAYS, LISTING_DAYS } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { regionOf, type Storm } from '@wepa/domain/storms/storm'

type Running = Pick<Listing, 'isActive' | 'status' | 'expiresAt' | 'location'>

/**
 * How long an own ad still runs, in words; `isUrgent` in the days in which its owner is told. While one of the storms is on
 * in its region its time stands still.
 */
export function runningTime(
  listing: Running,
  now: Date,
  storms: readonly Storm[],
): { text: string; isUrgent: boolean } {
  if (listing.status === 'sold') return calm('Ya no sale en las búsquedas')
  if (listing.isActive && isHeld(listing, storms)) return calm('No vence durante la tormenta')
  const days = daysLeft(listing, now)
  if (!listing.isActive && days > 0) return calm('Apagado: solo tú lo ves')
  if (!listing.isActive || days === 0) return { text: 'Se venció: renuévalo', isUrgent: true }
  const text = days === 1 ? 'Queda 1 día' : `Quedan ${days} días`
  return { text, isUrgent: days <= EXPIRY_NOTICE_DAYS }
}

/** What the one tap that renews is called; null where there is nothing to gain, or the ad is sold. */
export function renewLabel(listing: Running, now: Date): 'Renovar' | 'Reactivar' | null {
  if (listing.status === 'sold') return null
  const days = daysLeft(listing, now)
  if (!listing.isActive && days > 0) return 'Reactivar'
  return listing.isActive && days >= LISTING_DAYS ? null : 'Renovar'
}

function isHeld({ location }: Running, storms: readonly Storm[]): boolean {
  const region = storms.length > 0 ? regionOf(location) : undefined
  return region !== undefined && storms.some(({ regions }) => regions.includes(region))
}

function calm(text: string) {
  return { text, isUrgent: false }
}
