import type { Listing } from '@wepa/domain/listings/listing-schema'
import { statusLabel } from '../../text/listing-status.ts'
import { classNames } from '../../ui/class-names.ts'

/** 'Activo', 'Venta Pendiente', 'Vendido' 'Inactivo' or 'Oculto', in words and color. */
export function StatusBadge({
  listing,
}: {
  listing: Pick<Listing, 'isActive' | 'isHidden' | 'status'>
}) {
  return (
    <p
      className={classNames(
        'w-fit rounded-full border px-2.5 py-0.5 text-small font-semibold',
        tone(listing),
      )}
    >
      {listing.isHidden ? 'Oculto' : statusLabel(listing)}
    </p>
  )
}

function tone({
  isActive,
  isHidden,
  status,
}: Pick<Listing, 'isActive' | 'isHidden' | 'status'>): string {
  if (isHidden) return 'border-danger bg-danger-soft text-danger'
  if (status === 'sold') return 'border-ink bg-ink text-card'
  if (!isActive) return 'border-edge bg-sand-deep text-muted'
  return status === 'pending'
    ? 'border-sol bg-sol text-on-sol'
    : 'border-palma-soft bg-palma-soft text-on-palma-soft'
}
