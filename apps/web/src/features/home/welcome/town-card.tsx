import type { SelfUser } from '@wepa/domain/people/user'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { MunicipalityField } from '../../../blocks/search/municipality-field.tsx'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { useSession } from '../../../lib/session/session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'

interface TownCardProps {
  user: SelfUser
  onDone: () => void
  skip: ReactNode
}

/** The town of the profile: home and the forms begin with it. */
export function TownCard({ user, onDone, skip }: TownCardProps) {
  const { replaceUser } = useSession()
  const save = trpc.users.update.useMutation()
  const form = useForm({ defaultValues: { location: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ location }) => {
    try {
      replaceUser(await save.mutateAsync({ id: user.id, location }))
      onDone()
    } catch (error) {
      showFailure(form, error, ['location'])
    }
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-[34rem] grid-cols-1 gap-4"
    >
      <p className="text-body text-muted">Te mostramos primero lo que hay cerca.</p>
      <Controller
        control={form.control}
        name="location"
        rules={{
          validate: (text) => text.trim() !== '' || 'Escribe tu pueblo, o salta este paso',
        }}
        render={({ field, fieldState }) => (
          <MunicipalityField
            purpose="address"
            label="Tu pueblo"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Guardar mi pueblo
        </Button>
        {skip}
      </div>
    </form>
  )
}
