import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { DismissalInput } from '@wepa/domain/people/dismissal'
import { EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { setDismissed } from '../../blocks/people/dismissed-ads.ts'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** For members: an ad, or a seller with all of theirs, that they do not want to meet in lists. */
export function HideAd({ listing }: { listing: ListingDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = listing.user.fullName

  async function hide(input: DismissalInput, done: string) {
    setIsBusy(true)
    try {
      await setDismissed(input, true)
      setIsOpen(false)
      showToast({
        title: done,
        description: 'Lo muestras de nuevo en Configuración, Privacidad.',
        tone: 'good',
        action: { label: 'Deshacer', onPress: () => void setDismissed(input, false) },
      })
    } catch (error) {
      const { message } = readFailure(error)
      showToast({ title: 'No se pudo ocultar', description: message, tone: 'bad' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        ref={button}
        tone="bare"
        aria-haspopup="dialog"
        className="justify-self-start text-muted!"
        onClick={() => setIsOpen(true)}
      >
        <EyeOff aria-hidden="true" size={18} strokeWidth={1.75} />
        No me interesa
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="¿Qué no quieres ver en tus listas?"
        description="Nadie se entera. Con su enlace lo abres igual."
        returnFocusTo={button}
      >
        <div className="grid gap-3 pb-3">
          <Button
            size="large"
            isBusy={isBusy}
            onClick={() => void hide({ kind: 'listing', id: listing.id }, 'Anuncio oculto')}
          >
            Este anuncio
          </Button>
          <Button
            size="large"
            tone="quiet"
            isBusy={isBusy}
            onClick={() => void hide({ kind: 'seller', id: listing.userId }, 'Vendedor oculto')}
          >
            Nada de {name}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
