import { displayPhone, INVALID_PHONE, parsePhone } from '@wepa/domain/text/phone'
import { canGetCode, NO_CODE_NUMBER } from '@wepa/domain/trust/phone-code'
import { isCodeAlive, type Verification } from '@wepa/domain/trust/verification'
import { useState } from 'react'
import { readTab, writeTab } from '../../lib/device/tab-storage.ts'
import { readFailure } from '../../lib/errors.ts'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { failureText } from './failure-text.ts'
import { useCode } from './use-code.ts'

interface PhoneRequestProps {
  user: { id: number; phone: string | null }
  current: Verification | undefined
}

/** A phone: the code that comes by SMS is typed in the dialog that follows. */
export function PhoneRequest({ user, current }: PhoneRequestProps) {
  const [phone, setPhone] = useState(() =>
    displayPhone(readTab(`wepa.phone-code.${user.id}`) ?? user.phone ?? ''),
  )
  const [problem, setProblem] = useState<string>()
  // The number of the code that is on its way is known to this tab alone.
  const key = `wepa.phone-code.${user.id}`
  const [sentTo, setSentTo] = useState(() => readTab(key) ?? undefined)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { request, isRequesting, error } = useCode(user.id, 'phone')
  const now = useNow()
  const wanted = parsePhone(phone)
  const hasCode =
    current !== undefined && isCodeAlive(current, now) && sentTo !== undefined && sentTo === wanted

  async function submit() {
    const wrong = problemOf(phone)
    setProblem(wrong)
    if (wrong !== undefined || wanted === null || isRequesting) return
    if (!hasCode) {
      if (!(await request(wanted))) return
      setSentTo(wanted)
      writeTab(key, wanted)
    }
    setDialogOpen(true)
  }

  const atField = error && readFailure(error).issues.find(({ path }) => path === 'phoneNumber')
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label="Número de celular"
        hint="Te enviamos un código por mensaje de texto. El número verificado queda en tu perfil."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        error={problem ?? atField?.message}
        onChange={({ currentTarget }) => {
          setPhone(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <FormAlert message={error && !atField ? failureText(error) : undefined} />
      <Button type="submit" size="large" isBusy={isRequesting}>
        {isRequesting ? 'Enviando…' : hasCode ? 'Escribir el código' : 'Enviar código'}
      </Button>
      <CodeDialog
        key={sentTo}
        userId={user.id}
        type="phone"
        target={displayPhone(sentTo ?? '')}
        current={current}
        isOpen={isDialogOpen}
        onOpenChange={setDialogOpen}
      />
    </form>
  )
}

function problemOf(phone: string): string | undefined {
  if (parsePhone(phone) === null) return INVALID_PHONE
  return canGetCode(phone) ? undefined : NO_CODE_NUMBER
}
