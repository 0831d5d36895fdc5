import { useEffect, useState } from 'react'
import { useConnection } from '../../lib/device/connection.ts'
import { countLeftovers, forgetPerson } from '../../offline/device-data.ts'
import { drain } from '../../offline/outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface SignOutQuestionProps {
  userId: number
  onStay: () => void
  onLeave: () => Promise<void>
}

type Leftovers = { queued: number; drafts: number }

/** Before somebody signs out over things that were not sent: stay, send them, or let them go. */
export function SignOutQuestion({ userId, onStay, onLeave }: SignOutQuestionProps) {
  const { isOnline } = useConnection()
  const [left, setLeft] = useState<Leftovers>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => void countLeftovers(userId).then(setLeft), [userId])

  async function discardAndLeave() {
    setBusy(true)
    await forgetPerson(userId)
    await onLeave()
  }

  async function sendAndLeave() {
    setBusy(true)
    setHasFailed(false)
    await drain({ isBack: true })
    const now = await countLeftovers(userId)
    if (now.queued + now.drafts === 0) return onLeave()
    setLeft(now)
    setHasFailed(now.queued > 0)
    setBusy(false)
  }

  return (
    <Dialog
      isOpen={left !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay()
      }}
      title="Te falta algo por enviar"
      description={left && leftoverWords(left)}
      footer={
        <>
          <Button onClick={onStay}>Quedarme</Button>
          {isOnline && left?.queued !== 0 && (
            <Button tone="quiet" isBusy={isBusy} onClick={() => void sendAndLeave()}>
              Enviar ahora y salir
            </Button>
          )}
          <Button tone="danger" isBusy={isBusy} onClick={() => void discardAndLeave()}>
            Salir y descartar
          </Button>
        </>
      }
    >
      <p role="status" className="font-semibold text-body empty:hidden">
        {hasFailed && 'No se pudo enviar todo ahora.'}
      </p>
      <p className="text-body">
        Si sales y lo descartas, se borra de este dispositivo y no se puede recuperar.
      </p>
    </Dialog>
  )
}

/** 'Tienes 2 cosas en cola y 1 borrador en este dispositivo.' */
function leftoverWords({ queued, drafts }: Leftovers): string {
  const parts = [
    queued > 0 && (queued === 1 ? '1 cosa en cola' : `${queued} cosas en cola`),
    drafts > 0 && (drafts === 1 ? '1 borrador' : `${drafts} borradores`),
  ].filter((part) => part !== false)
  return `Tienes ${parts.join(' y ')} en este dispositivo.`
}
