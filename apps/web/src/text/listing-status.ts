// What the states of an ad are called.
import type { ListingStatus } from '@wepa/domain/listings/listing'

/** What the menu calls the step to a state. */
export const STATUS_ACTIONS: Record<ListingStatus, string> = {
  active: 'Marcar como activo',
  pending: 'Venta pendiente',
  sold: 'Marcar como vendido',
}

/** What the toast 'Estado actualizado' calls a state. */
export const STATUS_WORDS: Record<ListingStatus, string> = {
  active: 'activo',
  pending: 'venta pendiente',
  sold: 'vendido',
}

/** The badge of a state: 'Activo', 'Venta Pendiente', 'Vendido'; 'Inactivo' when the ad is switched off or has run out. */
export function statusLabel(listing: { isActive: boolean; status: ListingStatus }): string {
  if (listing.status === 'sold') return 'Vendido'
  if (!listing.isActive) return 'Inactivo'
  return listing.status === 'pending' ? 'Venta Pendiente' : 'Activo'
}
