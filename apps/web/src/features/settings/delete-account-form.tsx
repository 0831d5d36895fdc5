import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import { AccountDeletionInput } from '@wepa/domain/people/password'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { forgetPerson } from '../../offline/device-data.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** The confirmation: says once more what goes, and asks for the password. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  const remove = trpc.account.delete.useMutation()
  const form = useForm<z.input<typeof AccountDeletionInput>, unknown, AccountDeletionInput>({
    resolver: standardSchemaResolver(AccountDeletionInput),
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  const submit = form.handleSubmit(async (input) => {
    try {
      await remove.mutateAsync(input)
    } catch (error) {
      const fallback = 'No se pudo eliminar la cuenta. Inténtalo de nuevo.'
      showFailure(form, error, ['password'], fallback)
      return
    }
    // What was never sent goes with the account; where the browser's storage fails there is nothing else to do.
    if (user) await forgetPerson(user.id).catch(() => {})
    await navigate({ to: '/', replace: true })
    await signOut()
    showToast({ title: 'Cuenta eliminada', tone: 'good' })
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ul className="grid list-disc gap-1 pl-5 text-body">
        <li>Tus anuncios salen de Wepa al momento.</li>
        <li>Quienes hablaron contigo verán «Usuario eliminado» en tu lugar.</li>
        <li>Si tienes un plan pagado, se cancela.</li>
      </ul>
      <PasswordInput
        label="Confirma con tu contraseña"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'password')}
      />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" isBusy={isSubmitting}>
          {isSubmitting ? 'Eliminando…' : 'Sí, eliminar para siempre'}
        </Button>
        <Button tone="quiet" onClick={onCancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
