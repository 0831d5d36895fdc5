import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { PasswordChangeInput } from '@wepa/domain/people/password'
import { ADVISED_PASSWORD } from '@wepa/domain/people/user'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { NewPasswordInput } from '../../blocks/account/new-password-input.tsx'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { inItsLanguage } from '../../lib/forms/its-language.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/** Change password. */
export function ChangePasswordForm({ username }: { username: string }) {
  const change = trpc.account.changePassword.useMutation()
  const form = useForm<z.input<typeof PasswordChangeInput>, unknown, PasswordChangeInput>({
    resolver: standardSchemaResolver(PasswordChangeInput),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useDirtyForm(isDirty)

  const submit = form.handleSubmit(async (input) => {
    try {
      const { message } = await change.mutateAsync(input)
      form.reset()
      showToast({ title: 'Contraseña actualizada', description: message, tone: 'good' })
    } catch (error) {
      const fallback = 'No se pudo cambiar la contraseña. Verifica tu contraseña actual.'
      showFailure(form, error, fields, fallback)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Contraseña actual"
        showLabel="Mostrar contraseña actual"
        hideLabel="Ocultar contraseña actual"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'currentPassword')}
      />
      <NewPasswordInput
        label="Contraseña nueva"
        hint={`Mínimo ${ADVISED_PASSWORD} caracteres`}
        showLabel="Mostrar contraseña nueva"
        hideLabel="Ocultar contraseña nueva"
        isRequired
        {...formField(form, 'newPassword')}
      />
      <PasswordInput
        label="Confirmar contraseña nueva"
        showLabel="Mostrar confirmación"
        hideLabel="Ocultar confirmación"
        autoComplete="new-password"
        isRequired
        {...formField(form, 'confirmPassword')}
      />
      <FormAlert message={inItsLanguage(errors.root?.message)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Cambiando…' : 'Cambiar contraseña'}
        </Button>
        <Link
          to="/auth"
          search={{ tab: 'reset' }}
          className="inline-flex min-h-11 items-center font-medium text-caribe underline underline-offset-4"
        >
          No recuerdo la actual
        </Link>
      </div>
    </form>
  )
}
