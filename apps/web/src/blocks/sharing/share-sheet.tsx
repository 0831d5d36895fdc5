import { shortLocation } from '@wepa/domain/places/location'
import { displayPrice } from '@wepa/domain/prices/price'
import { MessageCircle, Share2 } from 'lucide-react'
import type { RefObject } from 'react'
import { SHARED_MARK } from '../../lib/arrival.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { CopyField } from './copy-field.tsx'
import { QrCode } from './qr-code.tsx'

interface SharedListing {
  id: number
  title: string
  price: string | null
  location: string | null
}

interface ShareSheetProps {
  listing: SharedListing
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** The ways an ad's link goes out: the phone's own sheet where there is one, WhatsApp, copied, or by a camera. */
export function ShareSheet({ listing, onOpenChange, returnFocusTo }: ShareSheetProps) {
  const { title } = listing
  const url = new URL(`/listing/${listing.id}?${SHARED_MARK}`, window.location.origin).href
  const words = `${title}, ${displayPrice(listing.price)} en ${shortLocation(listing.location)}`
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Compartir anuncio"
      description={<span className="line-clamp-2 wrap-anywhere">{title}</span>}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <div className="grid grid-cols-1 gap-4 pb-3">
        <div className="flex flex-wrap gap-3">
          {typeof navigator.share === 'function' && (
            <Button className="flex-1" onClick={() => void shareByDevice({ title: words, url })}>
              <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
              Compartir con…
            </Button>
          )}
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('quiet', undefined, 'flex-1')}
          >
            <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} className="text-palma" />
            WhatsApp
          </a>
        </div>
        <CopyField label="Enlace del anuncio" value={url} />
        <figure className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card bg-sand p-4">
          <QrCode text={url} label={`Código QR del anuncio: ${title}`} />
          <figcaption className="max-w-56 flex-1 basis-40 text-body text-muted">
            Apunta aquí con la cámara de otro teléfono y se abre el anuncio.
          </figcaption>
        </figure>
      </div>
    </Dialog>
  )
}

async function shareByDevice(shared: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    // Closing the phone's sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'No se pudo compartir', description: 'Copia el enlace.', tone: 'bad' })
  }
}
