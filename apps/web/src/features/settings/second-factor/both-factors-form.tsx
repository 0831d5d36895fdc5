import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { BothFactorsInput } from '@wepa/domain/people/second-factor'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CodeField } from '../../../blocks/account/proof/code-field.tsx'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'

interface BothFactorsFormProps {
  label: string
  isDanger?: boolean
  onSend: (input: BothFactorsInput) => Promise<void>
  onCancel: () => void
}

/** Password and code again, before what weakens the account. */
export function BothFactorsForm({ label, isDanger, onSend, onCancel }: BothFactorsFormProps) {
  const form = useForm<z.input<typeof BothFactorsInput>, unknown, BothFactorsInput>({
    resolver: standardSchemaResolver(BothFactorsInput),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  const submit = form.handleSubmit(async (input) => {
    try {
      await onSend(input)
    } catch (error) {
      showFailure(form, error, ['password', 'code'])
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PasswordInput
        label="Tu contraseña"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'password')}
      />
      <CodeField
        label="Código de tu app, o de recuperación"
        isRequired
        {...formField(form, 'code')}
      />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={isDanger ? 'danger' : 'main'} isBusy={isSubmitting}>
          {label}
        </Button>
        <Button tone="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
