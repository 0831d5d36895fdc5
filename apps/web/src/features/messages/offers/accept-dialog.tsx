import { type Offer, offerMoney } from '@wepa/domain/conversations/offer'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface AcceptDialogProps {
  offer: Offer
  name: string
  /** The ad is the person's own and to be had: it may say 'Venta pendiente' from now on. */
  canMark: boolean
  onAccept: (marksPending: boolean) => void
  onClose: () => void
}

/** Asks before a price is agreed on: that is a word given. */
export function AcceptDialog({ offer, name, canMark, onAccept, onClose }: AcceptDialogProps) {
  const [marksPending, setMarksPending] = useState(false)
  const money = offerMoney(offer.amount)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`¿Aceptas ${money}?`}
      description={
        <>
          <p>Se lo decimos a {name} y el precio queda anotado para los dos. No es un pago.</p>
          {canMark && (
            <label className="mt-3 flex min-h-11 items-center gap-3 text-ink">
              <input
                type="checkbox"
                className="size-5"
                checked={marksPending}
                onChange={({ target }) => setMarksPending(target.checked)}
              />
              Marcar el anuncio como venta pendiente
            </label>
          )}
        </>
      }
      confirmLabel={`Aceptar ${money}`}
      onConfirm={() => onAccept(marksPending)}
    />
  )
}
