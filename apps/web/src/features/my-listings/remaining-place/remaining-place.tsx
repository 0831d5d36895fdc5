import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { RemainingPlace as Place } from '@wepa/domain/payments/feature-schema'
import { Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { daysText, useRemainingPlace, useRemainingPlaces } from './use-remaining-places.ts'

const MovePlaceDialog = latePart(
  async () => (await import('./move-place-dialog.tsx')).MovePlaceDialog,
  { failure: 'No pudimos abrirlo. Revisa tu conexión.' },
)

/** At an ad that was sold or switched off early: what is left of its featured place, and the way to move it. */
export function RemainingPlace({ listing }: { listing: Listing }) {
  const place = useRemainingPlace(listing.id)
  if (!place?.hasEnded) return null
  return <Offer place={place} userId={listing.userId} className="mx-3 mb-3" />
}

/** The same of ads that were deleted, above the others. */
export function PlacesOfDeleted({ userId }: { userId: number }) {
  const places = useRemainingPlaces().filter(({ listing }) => listing.id === null)
  return places.map((place) => (
    <Offer key={place.id} place={place} userId={userId} className="mb-4" isOfDeleted />
  ))
}

interface OfferProps {
  place: Place
  userId: number
  className: string
  isOfDeleted?: boolean
}

function Offer({ place, userId, className, isOfDeleted = false }: OfferProps) {
  const { listing, days } = place
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const left = days === 1 ? 'Le queda 1 día destacado' : `Le quedan ${days} días destacados`
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sol-soft px-3 py-2 ${className}`}
    >
      <Sparkles aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      <p className="min-w-0 flex-1 basis-40 text-body wrap-anywhere">
        {isOfDeleted ? `«${listing.title}», eliminado. ${left}.` : `${left}.`}
      </p>
      <Button
        ref={button}
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Pasar ${daysText(days)} a otro anuncio: ${listing.title}`}
        onClick={() => setIsOpen(true)}
      >
        Pasar a otro
      </Button>
      {isOpen && (
        <MovePlaceDialog
          place={place}
          userId={userId}
          onOpenChange={setIsOpen}
          returnFocusTo={button}
        />
      )}
    </div>
  )
}
