import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type OwnPasskey, RenamePasskeyInput } from '@wepa/domain/people/passkey'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

interface RenamePasskeyFormProps {
  passkey: OwnPasskey
  onDone: () => void
}

/** Another name for a passkey. */
export function RenamePasskeyForm({ passkey, onDone }: RenamePasskeyFormProps) {
  const queries = trpc.useUtils()
  const rename = trpc.passkeys.rename.useMutation()
  const form = useForm<z.input<typeof RenamePasskeyInput>, unknown, RenamePasskeyInput>({
    resolver: standardSchemaResolver(RenamePasskeyInput),
    defaultValues: { id: passkey.id, name: passkey.name },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const submit = form.handleSubmit(async (input) => {
    try {
      await rename.mutateAsync(input)
      await queries.passkeys.list.invalidate()
      onDone()
    } catch (error) {
      showFailure(form, error, ['name'])
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextInput label="Nombre nuevo" isRequired {...formField(form, 'name')} />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Guardar nombre
        </Button>
        <Button tone="quiet" onClick={onDone} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
