import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { deviceWords } from '@wepa/domain/people/device-name'
import { NewPasskeyForm } from '@wepa/domain/people/passkey'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ProofFields } from '../../../blocks/account/proof/proof-fields.tsx'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { makePasskey, PasskeyFailure } from '../../../lib/passkeys.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface AddPasskeyFormProps {
  takesCode: boolean
  onDone: () => void
}

/** A name for the new passkey and the proof; then the device asks the person. */
export function AddPasskeyForm({ takesCode, onDone }: AddPasskeyFormProps) {
  const queries = trpc.useUtils()
  const begin = trpc.passkeys.begin.useMutation()
  const add = trpc.passkeys.add.useMutation()
  const form = useForm<z.input<typeof NewPasskeyForm>, unknown, NewPasskeyForm>({
    resolver: standardSchemaResolver(NewPasskeyForm),
    defaultValues: { name: deviceWords(navigator.userAgent), password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = form.handleSubmit(async ({ name, ...proof }) => {
    try {
      const credential = await makePasskey(await begin.mutateAsync(proof))
      await add.mutateAsync({ name, credential })
      showToast({ title: 'Añadiste una llave de acceso', tone: 'good' })
      onDone()
      await queries.passkeys.list.invalidate()
    } catch (error) {
      if (error instanceof PasskeyFailure) form.setError('root', { message: error.message })
      else showFailure(form, error, ['name', 'password', 'code'])
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextInput
        label="Nombre de la llave"
        hint="Para reconocerla después."
        isRequired
        {...formField(form, 'name')}
      />
      <ProofFields form={form} takesCode={takesCode} />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Seguir
        </Button>
        <Button tone="quiet" onClick={onDone} disabled={isSubmitting}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
