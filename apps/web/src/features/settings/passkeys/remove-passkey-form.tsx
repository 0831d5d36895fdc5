import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type OwnPasskey, RemovePasskeyInput } from '@wepa/domain/people/passkey'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ProofFields } from '../../../blocks/account/proof/proof-fields.tsx'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface RemovePasskeyFormProps {
  passkey: OwnPasskey
  takesCode: boolean
  onDone: () => void
}

/** The proof again, before a passkey goes. */
export function RemovePasskeyForm({ passkey, takesCode, onDone }: RemovePasskeyFormProps) {
  const queries = trpc.useUtils()
  const remove = trpc.passkeys.remove.useMutation()
  const form = useForm<z.input<typeof RemovePasskeyInput>, unknown, RemovePasskeyInput>({
    resolver: standardSchemaResolver(RemovePasskeyInput),
    defaultValues: { id: passkey.id, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = form.handleSubmit(async (input) => {
    try {
      await remove.mutateAsync(input)
      showToast({ title: 'Quitaste la llave de acceso', tone: 'good' })
      await queries.passkeys.list.invalidate()
    } catch (error) {
      showFailure(form, error, ['password', 'code'])
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p className="text-body">
        Ya no podrás entrar con ella. Bórrala también en tu dispositivo, para que no te la ofrezca.
      </p>
      <ProofFields form={form} takesCode={takesCode} />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" isBusy={isSubmitting}>
          Quitar llave
        </Button>
        <Button tone="quiet" onClick={onDone} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
