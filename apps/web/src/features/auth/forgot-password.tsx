import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { useTitleFocus } from './use-title-focus.ts'

/** The password-reset mode of /auth: asks for a link by mail. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const ask = trpc.account.forgotPassword.useMutation()
  const [answer, setAnswer] = useState<string>()
  useTitleFocus(answer !== undefined)
  const back = (
    <Button tone="bare" onClick={onBack}>
      Volver a iniciar sesión
    </Button>
  )
  if (answer !== undefined) {
    return (
      <AuthCard title="Revisa tu email">
        <CheckYourMail
          message={answer}
          note="El enlace vence en 1 hora. Si no lo ves en unos minutos, busca en la carpeta de spam."
        >
          <div className="grid gap-2">
            <Button tone="quiet" onClick={() => setAnswer(undefined)}>
              Usar otro email
            </Button>
            {back}
          </div>
        </CheckYourMail>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="¿Olvidaste tu contraseña?"
      text="Escribe el email de tu cuenta y te enviamos un enlace para elegir otra."
    >
      <div className="grid grid-cols-1 gap-2">
        <RecoveryForm
          label="Enviar enlace"
          onAsk={async (input) => setAnswer((await ask.mutateAsync(input)).message)}
        />
        {back}
      </div>
    </AuthCard>
  )
}
