import type { Secret } from '@wepa/domain/fraud/secret'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface SecretQuestionProps {
  secret: Secret | undefined
  onSend: () => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const questions: Readonly<Record<Secret, { title: string; why: string }>> = {
  code: {
    title: '¿Seguro que quieres compartir un código?',
    why: 'Con un código que te llegó al teléfono pueden entrar a tu WhatsApp, tu correo o tu banco. Nadie lo necesita para comprar o vender.',
  },
  card: {
    title: '¿Seguro que quieres compartir tu tarjeta?',
    why: 'Con el número pueden gastar tu dinero. Para pagarte nadie lo necesita.',
  },
  social_security: {
    title: '¿Seguro que quieres compartir un Seguro Social?',
    why: 'Con ese número pueden sacar préstamos a tu nombre. Nadie lo necesita para comprar o vender.',
  },
  password: {
    title: '¿Seguro que quieres compartir una contraseña?',
    why: 'Quien la tenga entra a tu cuenta. Wepa nunca te la pide.',
  },
}

/** Before something goes that one might regret; what was typed stays where it is. */
export function SecretQuestion({ secret, onSend, onClose, returnFocusTo }: SecretQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={secret !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={secret ? questions[secret].title : ''}
      description={secret && questions[secret].why}
      confirmLabel="Enviar de todos modos"
      cancelLabel="No enviar"
      tone="danger"
      onConfirm={onSend}
      returnFocusTo={returnFocusTo}
    />
  )
}
