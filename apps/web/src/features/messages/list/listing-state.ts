import type { Conversation } from '@wepa/domain/conversations/conversation'

/** What to say of an ad that is not simply to be had; null for one that is, and for one that is deleted. */
export function listingState(listing: Conversation['listing']): string | null {
  if (!listing) return null
  if (listing.status === 'sold') return 'Vendido'
  if (!listing.isActive) return 'Ya no está activo'
  return listing.status === 'pending' ? 'Venta Pendiente' : null
}

/** Whether the ad has a page for this person: its owner sees it always, others not while it is switched off. */
export function hasListingPage(
  { listing, sellerId }: Pick<Conversation, 'listing' | 'sellerId'>,
  viewerId: number,
): boolean {
  if (!listing) return false
  return listing.isActive || listing.status === 'sold' || sellerId === viewerId
}
