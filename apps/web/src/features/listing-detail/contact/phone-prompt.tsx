import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { displayPhone, telLink, whatsappLink } from '@wepa/domain/text/phone'
import { MessageCircle, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface PhonePromptProps {
  listing: ListingDetail
  phone: string
  /** The person wanted the number. */
  onCalled: () => void
  onOpenChange: (isOpen: boolean) => void
}

/** Asks first, then shows the number with the ways to use it. */
export function PhonePrompt({ listing, phone, onCalled, onOpenChange }: PhonePromptProps) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  // The question closes itself after either answer; only a no closes everything.
  const hasAgreed = useRef(false)
  const seller = listing.user.fullName
  if (!isConfirmed) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen && !hasAgreed.current) onOpenChange(false)
        }}
        title={`¿Quieres llamar a ${seller}?`}
        description="Verás su número de teléfono. Llama a horas razonables y nunca des datos de tu cuenta ni códigos."
        confirmLabel="Ver teléfono"
        onConfirm={() => {
          hasAgreed.current = true
          setIsConfirmed(true)
          onCalled()
        }}
      />
    )
  }
  const tel = telLink(phone)
  const whatsapp = whatsappLink(phone, `Hola, vi en Wepa tu anuncio «${listing.title}».`)
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={seller} description={displayPhone(phone)}>
      <div className="grid gap-3 pb-3">
        {tel && (
          <a href={tel} className={buttonClass('main', 'large')}>
            <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
            Llamar al {displayPhone(phone)}
          </a>
        )}
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('quiet', 'large')}
          >
            <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
            Escribir por WhatsApp
          </a>
        )}
      </div>
    </Dialog>
  )
}
