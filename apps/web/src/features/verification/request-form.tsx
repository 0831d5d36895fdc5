import {
  isCodeAlive,
  OFFERED_VERIFICATIONS,
  type Verification,
  type VerificationType,
} from '@wepa/domain/verification'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { useNow } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useEmailCode } from './use-email-code.ts'

interface RequestFormProps {
  userId: number
  email: string
  asked: string | undefined
  verifications: readonly Verification[]
}

/** Choosing a type and asking for it; an email's code is typed in the dialog that follows (§2, §5). */
export function RequestForm({ userId, email, asked, verifications }: RequestFormProps) {
  const current = verifications.find(({ verificationType }) => verificationType === 'email')
  const [type, setType] = useState(() => chosenAtFirst(asked, current))
  const [hasTried, setTried] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { request, isRequesting, error } = useEmailCode(userId)
  const now = useNow()
  const hasCode = current !== undefined && isCodeAlive(current, now)

  async function submit() {
    setTried(true)
    if (type === null || isRequesting) return
    if (hasCode || (await request(email))) setDialogOpen(true)
  }

  if (current?.status === 'approved') return <NothingToAsk verifications={verifications} />
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TypeChoice
        verifications={verifications}
        value={type}
        onValueChange={setType}
        error={hasTried && type === null ? 'Selecciona un tipo de verificación' : undefined}
      />
      {type === 'email' && <EmailStep email={email} hasCode={hasCode} />}
      <FormAlert message={error ? failureText(error) : undefined} />
      <Button type="submit" size="large" isBusy={isRequesting}>
        {isRequesting ? 'Enviando…' : hasCode ? 'Escribir el código' : 'Enviar código'}
      </Button>
      <CodeDialog
        userId={userId}
        email={email}
        current={current}
        isOpen={isDialogOpen}
        onOpenChange={setDialogOpen}
      />
    </form>
  )
}

function chosenAtFirst(
  asked: string | undefined,
  email: Verification | undefined,
): VerificationType | null {
  if (email?.status === 'pending') return 'email'
  return OFFERED_VERIFICATIONS.find((type) => type === asked) ?? null
}

function failureText(error: unknown): string {
  const { code, message } = readFailure(error)
  return code === 'unknown' ? 'No se pudo enviar la solicitud de verificación' : message
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

function NothingToAsk({ verifications }: { verifications: readonly Verification[] }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="rounded-card bg-palma-soft p-4 text-body font-medium text-on-palma-soft">
        Ya tienes esta verificación aprobada. Las demás llegan pronto.
      </p>
      <TypeChoice
        verifications={verifications}
        value={null}
        onValueChange={() => undefined}
        error={undefined}
      />
      <LinkButton to="/$" params={{ _splat: 'profile' }} className="justify-self-start">
        Volver a mi perfil
      </LinkButton>
    </div>
  )
}
