import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { readFailure } from '../../../lib/errors.ts'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { checkDays } from './storm-form.tsx'

/** Prolonging a storm that is on, and switching it off before its time. */
export function StormControls({ id, reason }: { id: number; reason: string }) {
  const utils = trpc.useUtils()
  const prolong = trpc.storms.prolong.useMutation()
  const end = trpc.storms.end.useMutation()
  const form = useForm({ defaultValues: { days: '2' } })
  const [isAsked, setAsked] = useState(false)
  const { errors } = form.formState

  const submit = form.handleSubmit(async ({ days }) => {
    try {
      await prolong.mutateAsync({ id, days: Number(days) })
      showToast({ title: 'Modo tormenta alargado', description: reason })
      await utils.storms.invalidate()
    } catch (error) {
      showFailure(form, error, ['days'])
    }
  })

  async function switchOff() {
    try {
      await end.mutateAsync({ id })
      showToast({ title: 'Modo tormenta apagado', description: reason })
    } catch (error) {
      const { message } = readFailure(error)
      showToast({ title: 'No se pudo apagar', description: message, tone: 'bad' })
    }
    await utils.storms.invalidate()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextInput
        label="Días más"
        inputMode="numeric"
        className="w-32"
        error={errors.days?.message}
        {...form.register('days', { validate: checkDays })}
      />
      <Button type="submit" tone="quiet" isBusy={prolong.isPending}>
        Alargar
      </Button>
      <Button tone="danger" isBusy={end.isPending} onClick={() => setAsked(true)}>
        Apagar ahora
      </Button>
      <FormAlert message={errors.root?.message} />
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="¿Apagar el modo tormenta?"
        description="Los precios quedan libres, y los anuncios reciben los días que duró."
        confirmLabel="Apagar"
        tone="danger"
        onConfirm={() => void switchOff()}
      />
    </form>
  )
}
