import type { RefObject } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface BlockQuestionProps {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** Says what blocking a person means, before it is done. */
export function BlockQuestion({ name, ...rest }: BlockQuestionProps) {
  return (
    <ConfirmDialog
      {...rest}
      title={`¿Bloquear a ${name}?`}
      description="Ninguno podrá escribirle al otro ni seguirlo. No le avisamos, y lo que ya hablaron se queda para leerlo. Puedes desbloquear cuando quieras en Configuración, Privacidad."
      confirmLabel="Bloquear"
      tone="danger"
    />
  )
}
