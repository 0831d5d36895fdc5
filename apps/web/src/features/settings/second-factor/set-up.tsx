import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { CodeInput, PasswordAgainInput } from '@wepa/domain/people/second-factor'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CodeField } from '../../../blocks/account/proof/code-field.tsx'
import { QrCode } from '../../../blocks/sharing/qr-code.tsx'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'

interface SetUpProps {
  onCodes: (codes: readonly string[]) => Promise<void>
  onCancel: () => void
}

type Secret = RouterOutputs['secondFactor']['begin']

/** Sets an app up: the password, the QR code, and the first code of the app. */
export function SetUp({ onCodes, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Secret>()
  if (!secret) return <AskPassword onSecret={setSecret} onCancel={onCancel} />
  return <ScanAndConfirm secret={secret} onCodes={onCodes} onCancel={onCancel} />
}

interface AskPasswordProps {
  onSecret: (secret: Secret) => void
  onCancel: () => void
}

function AskPassword({ onSecret, onCancel }: AskPasswordProps) {
  const begin = trpc.secondFactor.begin.useMutation()
  const form = useForm<z.input<typeof PasswordAgainInput>, unknown, PasswordAgainInput>({
    resolver: standardSchemaResolver(PasswordAgainInput),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = form.handleSubmit(async (input) => {
    try {
      onSecret(await begin.mutateAsync(input))
    } catch (error) {
      showFailure(form, error, ['password'])
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PasswordInput
        label="Confirma con tu contraseña"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'password')}
      />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Seguir
        </Button>
        <Button tone="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

function ScanAndConfirm({ secret, onCodes, onCancel }: SetUpProps & { secret: Secret }) {
  const confirm = trpc.secondFactor.confirm.useMutation()
  const form = useForm<z.input<typeof CodeInput>, unknown, CodeInput>({
    resolver: standardSchemaResolver(CodeInput),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await onCodes((await confirm.mutateAsync(input)).recoveryCodes)
    } catch (error) {
      showFailure(form, error, ['code'])
    }
  })
  const { setFocus } = form
  const start = useRef<HTMLParagraphElement>(null)
  // A phone's keyboard would cover the key and the way to its own app, which is no use to a camera.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) setFocus('code')
    else start.current?.focus()
  }, [setFocus])
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p ref={start} tabIndex={-1} className="text-body outline-none">
        Escanea este código con tu app de autenticación, o{' '}
        <a href={secret.uri} className="font-medium text-caribe underline underline-offset-4">
          ábrela en este teléfono
        </a>
        .
      </p>
      <div className="justify-self-center">
        <QrCode text={secret.uri} label="Código QR para tu app de autenticación" />
      </div>
      <p className="text-body">
        ¿No puedes escanearlo? Escribe esta clave en la app:{' '}
        <span className="figures font-semibold wrap-anywhere" translate="no">
          {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
      <CodeField
        label="Código de 6 dígitos de la app"
        inputMode="numeric"
        isRequired
        {...formField(form, 'code')}
      />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Activar
        </Button>
        <Button tone="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
