import { Link } from '@tanstack/react-router'
import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { LightCall } from '../../../blocks/light-mode/light-parts.tsx'
import { arrivalSource } from '../../../lib/arrival.ts'
import { useSession } from '../../../lib/session/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { useIsLight } from '../../../ui/light-context.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ContactWay } from './contact.tsx'
import { ContactWithoutScript } from './contact-without-script.tsx'

const Contact = latePart(async () => (await import('./contact.tsx')).Contact, {
  failure: 'No pudimos abrirlo. Revisa tu conexión.',
})

const HiddenActions = latePart(async () => (await import('./hidden-actions.tsx')).HiddenActions, {
  waiting: <Skeleton className="h-13" />,
})

interface ContactActionsProps {
  listing: ListingDetail
  isOwn: boolean
}

/** The ways to the seller; for the owner the way to the form. A sold ad has none. */
export function ContactActions({ listing, isOwn }: ContactActionsProps) {
  if (isOwn || listing.isForModerators) return <HiddenActions {...{ listing, isOwn }} />
  if (!isPublic(listing)) return <NoLongerForSale listing={listing} />
  return <SellerActions listing={listing} />
}

function SellerActions({ listing }: { listing: ListingDetail }) {
  const { status } = useSession()
  const [way, setWay] = useState<ContactWay>()
  const isLight = useIsLight()
  const { client } = trpc.useUtils()
  // A count is nothing to bother anybody with.
  const track = (kind: 'contact' | 'phone') =>
    client.listings.trackClick
      .mutate({ id: listing.id, kind, source: arrivalSource() })
      .catch(() => {})
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="call"
        size="large"
        className="needs-script flex-1"
        isBusy={way === 'message' && status === 'member'}
        onPointerDown={Contact.fetchEarly}
        onClick={() => {
          track('contact')
          setWay('message')
        }}
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
          onPointerDown={Contact.fetchEarly}
          onClick={() => setWay('phone')}
        >
          <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
          Llamar
        </Button>
      )}
      <noscript>
        {/* The browser never shows it where the program runs, so the program does not carry it. */}
        {import.meta.env.SSR && <ContactWithoutScript phone={listing.contactPhone} />}
      </noscript>
      {way && (
        <Contact
          {...{ listing, way }}
          onCalled={() => track('phone')}
          onClose={() => setWay(undefined)}
        />
      )}
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
