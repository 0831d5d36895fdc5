import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { AuthCard } from './auth-card.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { useTitleFocus } from './use-title-focus.ts'

/** Forgot username. */
export function ForgotUsernamePage() {
  const ask = trpc.account.forgotUsername.useMutation()
  const [answer, setAnswer] = useState<string>()
  useTitleFocus(answer !== undefined)
  if (answer !== undefined) {
    return (
      <AuthCard title="Revisa tu email">
        <CheckYourMail
          message={answer}
          note="Si no lo ves en unos minutos, busca en la carpeta de spam."
        >
          <div className="grid gap-2">
            <LinkButton to="/auth">Volver a iniciar sesión</LinkButton>
            <LinkButton to="/" tone="quiet">
              Ir al inicio
            </LinkButton>
          </div>
        </CheckYourMail>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="¿Olvidaste tu usuario?"
      text="Escribe el email de tu cuenta y te lo enviamos por correo."
    >
      <div className="grid grid-cols-1 gap-2">
        <RecoveryForm
          label="Enviar mi usuario"
          onAsk={async (input) => {
            const { message } = await ask.mutateAsync(input)
            showToast({ title: 'Username enviado', description: message, tone: 'good' })
            setAnswer(message)
          }}
        />
        <LinkButton to="/auth" tone="bare">
          Volver a iniciar sesión
        </LinkButton>
      </div>
    </AuthCard>
  )
}
