import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { SecondStepInput } from '@wepa/domain/people/second-factor'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { deviceId } from '../../lib/device/device-id.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useGrant } from './use-grant.ts'

interface SecondStepFormProps {
  ticket: string
  redirect: string | undefined
  /** Why the code that the browser sent was refused. */
  message?: string
  onBack: (message?: string) => void
}

/** After the password: the code of the app, or a recovery code. Works without the program, as the form before it. */
export function SecondStepForm({ ticket, redirect, message, onBack }: SecondStepFormProps) {
  const confirm = trpc.auth.confirmLogin.useMutation()
  const form = useForm<z.input<typeof SecondStepInput>, unknown, SecondStepInput>({
    resolver: standardSchemaResolver(SecondStepInput),
    defaultValues: { ticket, code: '' },
  })
  const grant = useGrant(form)
  const { errors, isSubmitted, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(async (input) => {
    try {
      grant(await confirm.mutateAsync({ ...input, deviceId: deviceId() }))
    } catch (error) {
      const failure = showFailure(form, error, ['code'])
      if (failure.code === 'sign_in_ticket_invalid') onBack(failure.message)
    }
  })

  return (
    <form
      action="/auth"
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" {...form.register('ticket')} defaultValue={ticket} />
      <input type="hidden" name="redirect" value={redirect ?? ''} />
      <div className="grid gap-1">
        <h2 className="text-lead font-bold">Un paso más</h2>
        <p className="text-body text-muted">
          Escribe el código de 6 dígitos de tu app de autenticación. Sin tu teléfono, usa un código
          de recuperación.
        </p>
      </div>
      <TextInput
        label="Código"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        isRequired
        {...formField(form, 'code')}
      />
      <FormAlert message={errors.root?.message ?? (isSubmitted ? undefined : message)} />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Entrando…' : 'Entrar'}
      </Button>
      <Button tone="bare" onClick={() => onBack()}>
        Volver a la contraseña
      </Button>
    </form>
  )
}
