import { EXAMPLE_DAYS } from '@wepa/domain/fraud/warning-verdict'
import type { ExampleInput } from '@wepa/domain/fraud/warning-verdict-schema'
import { asksNot } from '../../../lib/device/asks-not.ts'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface WarningQuestionProps {
  /** What was said of the warning beside a message. */
  example: ExampleInput
  onEnd: () => void
}

/** After a verdict: whether the administration may read the message that the warning was about. */
export function WarningQuestion({ example, onEnd }: WarningQuestionProps) {
  const give = trpc.warnings.giveExample.useMutation({
    onSuccess: () => {
      showToast({ title: 'Gracias', description: 'Puedes retirarlo en Configuración, Privacidad.' })
      onEnd()
    },
  })
  const refuse = () => {
    // What is on its way would be stored all the same.
    if (!give.isPending) onEnd()
  }
  return (
    <>
      <p className="mt-1 text-small">
        {example.verdict === 'fraud'
          ? 'No contestes ni pagues. Si la reportas, miramos su cuenta.'
          : 'Quitamos este aviso.'}
      </p>
      <p className="mt-1 text-small">
        ¿Nos dejas leer este mensaje para que los avisos acierten más? Lo vemos {EXAMPLE_DAYS} días
        sin saber de quién es, y tapamos los correos y teléfonos que reconocemos.{' '}
        {asksNot() ? 'Si no, no guardamos nada.' : 'Si no, solo contamos tu respuesta.'}
      </p>
      {give.error && (
        <p role="alert" className="mt-1 text-small font-semibold">
          {readFailure(give.error).message}
        </p>
      )}
      <div className="mt-1 -mb-1 -ml-3 flex flex-wrap">
        <Button
          tone="bare"
          size="small"
          isBusy={give.isPending}
          onClick={() => give.mutate(example)}
        >
          Sí, pueden leerlo
        </Button>
        <Button tone="bare" size="small" aria-disabled={give.isPending} onClick={refuse}>
          No, gracias
        </Button>
      </div>
    </>
  )
}
