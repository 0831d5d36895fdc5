import { type ReactNode, useEffect } from 'react'
import { usePush } from '../../../blocks/push/use-push.ts'
import { Button } from '../../../ui/button.tsx'

interface AlertsCardProps {
  onDone: () => void
  skip: ReactNode
}

/** Being told of messages and new ads while Wepa is closed. */
export function AlertsCard({ onDone, skip }: AlertsCardProps) {
  const { state, isBusy, turnOn } = usePush()
  useEffect(() => {
    // On by now, or refused in the browser's own question: there is nothing more to ask.
    if (state !== 'off' && state !== 'unknown') onDone()
  }, [state, onDone])
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-4">
      <p className="text-body text-muted">
        Te avisamos de mensajes y de anuncios nuevos de tus búsquedas, aunque tengas Wepa cerrada.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={turnOn}>
          Activar avisos
        </Button>
        {skip}
      </div>
    </div>
  )
}
