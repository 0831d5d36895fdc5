import { daysLeft, EXPIRY_NOTICE_DAYS, LISTING_DAYS } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'

type Running = Pick<Listing, 'isActive' | 'status' | 'expiresAt'>

/** How long an own ad still runs, in words; `isUrgent` in the days in which its owner is told. */
export function runningTime(listing: Running, now: Date): { text: string; isUrgent: boolean } {
  if (listing.status === 'sold') return calm('Ya no sale en las búsquedas')
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

function calm(text: string) {
  return { text, isUrgent: false }
}
