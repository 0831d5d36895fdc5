import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PasswordResetForm } from '@wepa/domain/people/password'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { NewPasswordInput } from '../../blocks/account/new-password-input.tsx'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { passwordAdvice, passwordHint } from './password-hint.ts'

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
  /** The link was used or ended while the form stood open. */
  onRefused: () => void
}

/** A new password, twice. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const reset = trpc.account.resetPassword.useMutation()
  const form = useForm<z.input<typeof PasswordResetForm>, unknown, PasswordResetForm>({
    resolver: standardSchemaResolver(PasswordResetForm),
  })
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  useDirtyForm(isDirty && !isSubmitSuccessful)

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await reset.mutateAsync({ token, newPassword })
      onDone()
    } catch (error) {
      const fallback = 'Hubo un problema al restablecer tu contraseña'
      const { code } = showFailure(form, error, ['newPassword'], fallback)
      if (code === 'reset_link_invalid') onRefused()
      if (code === 'offline') {
        form.setError('root', { message: 'Error de conexión. Inténtalo de nuevo.' })
      }
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <NewPasswordInput
        label="Nueva contraseña"
        placeholder={passwordHint}
        hint={passwordAdvice}
        isRequired
        {...formField(form, 'newPassword')}
      />
      <PasswordInput
        label="Confirmar contraseña"
        showLabel="Mostrar confirmación"
        hideLabel="Ocultar confirmación"
        placeholder="Escríbela otra vez"
        autoComplete="new-password"
        isRequired
        {...formField(form, 'confirmPassword')}
      />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Restableciendo...' : 'Restablecer Contraseña'}
      </Button>
    </form>
  )
}
