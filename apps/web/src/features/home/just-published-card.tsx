import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import { MessageCircle, Plus, Sparkles, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { justPublished, repeatFrom } from '../../blocks/publishing/just-published.ts'
import { SHARED_MARK } from '../../lib/arrival.ts'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The ad that went out a moment ago, and what people do next with it. Gone once they leave home. */
export function JustPublishedCard({ listing }: { listing: Listing }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const now = new Date(useNow())
  const { id, title, price, location } = listing
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    heading.current?.focus({ preventScroll: true })
    return () => {
      isShown.current = false
      // Not when React only runs its effects anew, and another one may have taken its place.
      queueMicrotask(() => {
        if (!isShown.current && justPublished.get()?.id === id) justPublished.set(null)
      })
    }
  }, [id])
  const url = new URL(`/listing/${id}?${SHARED_MARK}`, window.location.origin).href
  const words = `${title}, ${displayPrice(price)} en ${shortLocation(location)}\n${url}`
  return (
    <section
      aria-labelledby="just-published"
      className="rounded-sheet border border-line bg-card p-4 shadow-soft md:p-5"
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 ref={heading} id="just-published" tabIndex={-1} className="text-h3 outline-none">
          Anuncio publicado
        </h2>
        <IconButton
          label="Quitar este aviso"
          className="-mt-2 -mr-2"
          onClick={() => justPublished.set(null)}
        >
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-24 flex-none overflow-hidden rounded-field">
          <ListingPicture listing={listing} isEager isFirst={false} />
        </div>
        <div className="min-w-0 flex-1 basis-40">
          <p className="figures text-lead">{displayPrice(price)}</p>
          <p className="text-body font-medium wrap-anywhere">{title}</p>
          <p className="text-small text-muted">{shortLocation(location)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to="/listing/$id" params={{ id: String(id) }} className="flex-1">
          Ver mi anuncio
        </LinkButton>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet', undefined, 'flex-1')}
        >
          <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} className="text-palma" />
          Compartir por WhatsApp
        </a>
        {!isPaidPlace(listing, now) && (
          <LinkButton tone="quiet" to="/featured-upgrade/$id" params={{ id }} className="flex-1">
            <Sparkles aria-hidden="true" size={18} strokeWidth={1.75} />
            Destacar
          </LinkButton>
        )}
        <Button
          tone="quiet"
          className="flex-1"
          onClick={() => {
            repeatFrom(listing)
            void navigate({ to: '/post-ad' })
          }}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          Publicar otro
        </Button>
      </div>
    </section>
  )
}
