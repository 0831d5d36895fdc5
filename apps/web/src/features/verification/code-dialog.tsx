import { isCodeAlive, type Verification } from '@wepa/domain/trust/verification'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { articledClock } from '../../lib/saved-when.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { type CodeType, useCode } from './use-code.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CodeDialogProps {
  userId: number
  type: CodeType
  /** Where the code went: an email, or a number. */
  target: string
  /** The request that the code belongs to; undefined until it is read back. */
  current: Verification | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Typing the code: six digits, pasted as they come, and asking for another. */
export function CodeDialog(props: CodeDialogProps) {
  const { userId, type, target, current, isOpen, onOpenChange } = props
  const formId = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState('')
  const { tryCode, isVerifying, askAgain, isResending } = useCode(userId, type)

  async function submit() {
    setNotice('')
    const refusal =
      code.length === 6 ? await tryCode(code) : 'Escribe los 6 dígitos que te enviamos.'
    setError(refusal ?? undefined)
  }

  async function again() {
    const refusal = await askAgain(target)
    setError(refusal ?? undefined)
    if (refusal !== null) return
    setCode('')
    setNotice('Te enviamos otro código. El anterior ya no sirve.')
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Escribe el código"
      description={
        <>
          Lo enviamos a <strong className="wrap-anywhere">{target}</strong>.
        </>
      }
      footer={
        <Button type="submit" form={formId} isBusy={isVerifying}>
          {isVerifying ? 'Verificando…' : 'Verificar'}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog lies in the form behind it as React sees it.
          event.stopPropagation()
          if (!isVerifying) void submit()
        }}
      >
        <TextInput
          label="Código de 6 dígitos"
          hint={hintOf(type, current)}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Not `maxLength`: it would cut '123 456' short before the space is taken out.
          value={code}
          onChange={({ currentTarget }) =>
            setCode(currentTarget.value.replace(/\D/g, '').slice(0, 6))
          }
          error={error}
          inputClassName="figures text-center text-[24px]! tracking-[0.3em]"
        />
        <p role="status" className="text-body text-palma empty:hidden">
          {notice}
        </p>
        <ResendButton current={current} isBusy={isResending} onPress={() => void again()} />
        {type === 'email' ? <TestMailbox /> : <TestPhone />}
      </form>
    </Dialog>
  )
}

function hintOf(type: CodeType, current: Verification | undefined): string {
  if (!current?.expiresAt)
    return type === 'email' ? 'Mira también en la carpeta de correo no deseado.' : ''
  if (!isCodeAlive(current, new Date().toISOString())) return 'Este código ya no sirve: pide otro.'
  const until = `Vale hasta ${articledClock(current.expiresAt)}`
  return type === 'email'
    ? `${until} Mira también en el correo no deseado.`
    : `${until} El mensaje puede tardar un minuto.`
}

interface ResendButtonProps {
  current: Verification | undefined
  isBusy: boolean
  onPress: () => void
}

function ResendButton({ current, isBusy, onPress }: ResendButtonProps) {
  const left = useSecondsLeft(current)
  return (
    <Button
      tone="bare"
      isBusy={isBusy}
      aria-disabled={left > 0}
      className="-mx-4 justify-self-start"
      onClick={() => {
        if (left === 0) onPress()
      }}
    >
      {left > 0 ? `Reenviar código en ${left} s` : 'Reenviar código'}
    </Button>
  )
}

/** Where mail goes to the sandbox, the way to it. */
function TestMailbox() {
  const { data: mailbox } = trpc.verifications.testMailbox.useQuery()
  if (!mailbox) return null
  return <TestPlace where={mailbox} what="el correo" name="Ver el código en el buzón de prueba" />
}

/** The same for text messages. */
function TestPhone() {
  const { data: phone } = trpc.verifications.testPhone.useQuery()
  if (!phone) return null
  return <TestPlace where={phone} what="el mensaje" name="Ver el código en el teléfono de prueba" />
}

function TestPlace({ where, what, name }: { where: string; what: string; name: string }) {
  return (
    <p className="rounded-field bg-sol-soft px-4 py-3 text-body">
      Modo de prueba: {what} se queda en esta máquina.{' '}
      <a
        href={where}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1 font-medium text-caribe underline underline-offset-4"
      >
        {name}
        <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
      </a>
    </p>
  )
}
