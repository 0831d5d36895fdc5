import type { RemainingPlace } from '@wepa/domain/payments/feature-schema'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PlaceTarget, usePlaceTargets } from './place-target.tsx'
import { useMovePlace } from './use-move-place.ts'
import { daysText } from './use-remaining-places.ts'

interface MovePlaceDialogProps {
  place: RemainingPlace
  userId: number
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Asks to which other ad the days go. */
export function MovePlaceDialog(props: MovePlaceDialogProps) {
  const { place, userId, onOpenChange, returnFocusTo } = props
  const { listing, days } = place
  const [target, setTarget] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const move = useMovePlace()
  const targets = usePlaceTargets(userId, listing.id)
  const hasNone = targets?.length === 0
  const confirm = () => {
    if (target === null) return setIsMissing(true)
    move.mutate({ placeId: place.id, listingId: target }, { onSettled: () => onOpenChange(false) })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Pasar el destacado"
      returnFocusTo={returnFocusTo}
      footer={
        hasNone ? (
          <LinkButton to="/post-ad">Publicar anuncio</LinkButton>
        ) : (
          <>
            <Button tone="quiet" onClick={() => onOpenChange(false)}>
              Cancelar
            </Button>
            <Button isBusy={move.isPending} onClick={confirm}>
              Pasar {daysText(days)}
            </Button>
          </>
        )
      }
    >
      <p className="mb-3 text-body text-muted wrap-anywhere">
        A «{listing.title}» le{' '}
        {days === 1 ? 'queda 1 día destacado' : `quedan ${days} días destacados`}.{' '}
        {hasNone
          ? 'No tienes otro anuncio activo: publica uno y pásaselos. Los días siguen corriendo.'
          : 'Puedes pasarlos una sola vez. Si el otro ya está destacado, se suman.'}
      </p>
      <PlaceTarget
        label="Anuncio que los recibe"
        userId={userId}
        exceptId={listing.id}
        value={target}
        onChange={(id) => {
          setTarget(id)
          setIsMissing(false)
        }}
        none="Elige un anuncio"
        error={isMissing ? 'Elige el anuncio que recibe los días.' : undefined}
      />
    </Dialog>
  )
}
