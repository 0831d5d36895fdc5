import { Link } from '@tanstack/react-router'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { MessageCircle, Pencil, Phone } from 'lucide-react'
import { useState } from 'react'
import { LightCall } from '../../blocks/light-mode/light-parts.tsx'
import { arrivalSource } from '../../lib/arrival.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useIsLight } from '../../ui/light-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactWithoutScript } from './contact-without-script.tsx'

const PhonePrompt = latePart(async () => (await import('./phone-prompt.tsx')).PhonePrompt, {
  failure: 'No pudimos abrir el teléfono. Revisa tu conexión.',
})

const Contact = latePart(async () => (await import('./contact.tsx')).Contact, {
  failure: 'No pudimos abrir el mensaje. Revisa tu conexión.',
})

const WithdrawnNotice = latePart(
  async () => (await import('./withdrawn-notice.tsx')).WithdrawnNotice,
)

interface ContactActionsProps {
  listing: ListingDetail
  isOwn: boolean
}

/** The ways to the seller; for the owner the way to the form. A sold ad has none. */
export function ContactActions({ listing, isOwn }: ContactActionsProps) {
  if (isOwn) return <OwnActions id={listing.id} />
  if (listing.isForModerators) return <WithdrawnNotice listing={listing} />
  if (!isPublic(listing)) return <NoLongerForSale listing={listing} />
  return <SellerActions listing={listing} />
}

function SellerActions({ listing }: { listing: ListingDetail }) {
  const { status } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const isLight = useIsLight()
  const trackClick = trpc.listings.trackClick.useMutation()
  const track = (kind: 'contact' | 'phone') =>
    trackClick.mutate({ id: listing.id, kind, source: arrivalSource() })
  const contact = () => {
    track('contact')
    setIsWriting(true)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="call"
        size="large"
        className="needs-script flex-1"
        isBusy={isWriting && status === 'member'}
        onPointerDown={Contact.fetchEarly}
        onClick={contact}
      >
        <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
        Contactar
      </Button>
      {listing.contactPhone && isLight && (
        <LightCall phone={listing.contactPhone} onCall={() => track('phone')} />
      )}
      {listing.contactPhone && !isLight && (
        <Button
          tone="quiet"
          size="large"
          aria-haspopup="dialog"
          className="needs-script flex-1"
          onClick={() => setIsAsking(true)}
        >
          <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
          Llamar
        </Button>
      )}
      <noscript>
        {/* The browser never shows it where the program runs, so the program does not carry it. */}
        {import.meta.env.SSR && <ContactWithoutScript phone={listing.contactPhone} />}
      </noscript>
      {isWriting && <Contact listing={listing} onOpenChange={setIsWriting} />}
      {isAsking && listing.contactPhone && (
        <PhonePrompt
          listing={listing}
          phone={listing.contactPhone}
          onCalled={() => track('phone')}
          onOpenChange={setIsAsking}
        />
      )}
    </div>
  )
}

function OwnActions({ id }: { id: number }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/edit-listing/$id" params={{ id }} size="large" className="flex-1">
        <Pencil aria-hidden="true" size={20} strokeWidth={1.75} />
        Editar
      </LinkButton>
      <LinkButton to="/my-listings" size="large" tone="quiet" className="flex-1">
        Mis anuncios
      </LinkButton>
    </div>
  )
}

function NoLongerForSale({ listing }: { listing: ListingDetail }) {
  return (
    <p className="rounded-card bg-sand-deep p-4 text-body">
      {listing.status === 'sold' ? 'Este anuncio ya se vendió.' : 'Este anuncio ya no está activo.'}{' '}
      <Link
        to="/category/$slug"
        params={{ slug: listing.category.slug }}
        className="font-semibold text-caribe underline underline-offset-4"
      >
        Ver más en {listing.category.name}
      </Link>
    </p>
  )
}
