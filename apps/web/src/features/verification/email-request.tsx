import { isCodeAlive, type Verification } from '@wepa/domain/trust/verification'
import { useState } from 'react'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { failureText } from './failure-text.ts'
import { useCode } from './use-code.ts'

interface EmailRequestProps {
  userId: number
  email: string
  current: Verification | undefined
  /** False while no type is chosen. */
  isChosen: boolean
  onTry: () => void
}

/** The email of the account: the code that is mailed is typed in the dialog that follows. */
export function EmailRequest({ userId, email, current, isChosen, onTry }: EmailRequestProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { request, isRequesting, error } = useCode(userId, 'email')
  const now = useNow()
  const hasCode = current !== undefined && isCodeAlive(current, now)

  async function submit() {
    onTry()
    if (!isChosen || isRequesting) return
    if (hasCode || (await request(email))) setDialogOpen(true)
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isChosen && <EmailStep email={email} hasCode={hasCode} />}
      <FormAlert message={error ? failureText(error) : undefined} />
      <Button type="submit" size="large" isBusy={isRequesting}>
        {isRequesting ? 'Enviando…' : hasCode ? 'Escribir el código' : 'Enviar código'}
      </Button>
      <CodeDialog
        userId={userId}
        type="email"
        target={email}
        current={current}
        isOpen={isDialogOpen}
        onOpenChange={setDialogOpen}
      />
    </form>
  )
}

function EmailStep({ email, hasCode }: { email: string; hasCode: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card border border-line bg-card p-4">
      <p className="min-w-0 flex-1 basis-60 text-body">
        {hasCode ? 'Ya enviamos un código de 6 dígitos a ' : 'Enviaremos un código de 6 dígitos a '}
        <strong className="wrap-anywhere">{email}</strong>, el correo de tu cuenta.
      </p>
      <LinkButton tone="bare" to="/$" params={{ _splat: 'profile' }} className="-mx-4">
        Cambiar email
      </LinkButton>
    </div>
  )
}
