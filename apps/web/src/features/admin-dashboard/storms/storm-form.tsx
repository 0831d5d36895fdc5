import { REGIONS, type Region } from '@wepa/domain/places/regions'
import { listRegions, MAX_STORM_REASON, MOST_STORM_DAYS } from '@wepa/domain/storms/storm'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { RegionChoice } from './region-choice.tsx'

type Values = { reason: string; regions: Region[]; days: string }

const empty: Values = { reason: '', regions: [], days: '5' }
const fields = ['reason', 'regions', 'days'] as const

/** Where, why and for how long; it is asked once more before it begins. */
export function StormForm() {
  const utils = trpc.useUtils()
  const start = trpc.storms.start.useMutation()
  const form = useForm<Values>({ defaultValues: empty })
  const [asked, setAsked] = useState<Values>()
  const { errors } = form.formState

  async function begin({ reason, regions: where, days }: Values) {
    try {
      await start.mutateAsync({ reason, regions: where, days: Number(days) })
      form.reset(empty)
      showToast({ title: 'Modo tormenta encendido', description: listRegions(where) })
      await utils.storms.invalidate()
    } catch (error) {
      showFailure(form, error, fields)
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(setAsked)}
      className="grid grid-cols-1 gap-4"
    >
      <TextInput
        label="Motivo"
        hint="Lo ve todo el mundo: «Huracán Ernesto»"
        maxLength={MAX_STORM_REASON}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Escribe el motivo',
        })}
      />
      <Controller
        control={form.control}
        name="regions"
        rules={{ validate: (chosen) => chosen.length > 0 || 'Elige al menos una región' }}
        render={({ field, fieldState }) => (
          <RegionChoice
            regions={REGIONS}
            chosen={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <TextInput
        label="Días"
        inputMode="numeric"
        className="max-w-40"
        error={errors.days?.message}
        {...form.register('days', { validate: checkDays })}
      />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" className="justify-self-start" isBusy={start.isPending}>
        Encender
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title="¿Encender el modo tormenta?"
        description={asked && wordsOf(asked)}
        confirmLabel="Encender"
        onConfirm={() => asked && void begin(asked)}
      />
    </form>
  )
}

/** Also of the field that prolongs. */
export function checkDays(text: string): true | string {
  const days = Number(text)
  const isFine = Number.isInteger(days) && days >= 1 && days <= MOST_STORM_DAYS
  return isFine || `Elige de 1 a ${MOST_STORM_DAYS} días`
}

function wordsOf({ reason, regions, days }: Values): string {
  const time = days === '1' ? '1 día' : `${days} días`
  return `${reason.trim()}: ${listRegions(regions)}, por ${time}. Se congela al momento el precio de lo esencial.`
}
