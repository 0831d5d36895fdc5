import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useHydrated } from '@tanstack/react-router'
import { RecoveryInput } from '@wepa/domain/people/password'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { EmailInput } from '../../ui/forms/person-inputs.tsx'

interface RecoveryFormProps {
  label: string
  /** Asks the server, and tells the person what it said. */
  onAsk: (input: RecoveryInput) => Promise<void>
}

/** The address that something forgotten is sent to: the same for password and username. */
export function RecoveryForm({ label, onAsk }: RecoveryFormProps) {
  const isHydrated = useHydrated()
  const form = useForm<z.input<typeof RecoveryInput>, unknown, RecoveryInput>({
    resolver: standardSchemaResolver(RecoveryInput),
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      await onAsk(input)
    } catch (error) {
      showFailure(form, error, ['email'], 'Hubo un problema al procesar tu solicitud.')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <EmailInput label="Email" isRequired {...formField(form, 'email')} />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting} disabled={!isHydrated}>
        {isSubmitting ? 'Enviando…' : label}
      </Button>
    </form>
  )
}
