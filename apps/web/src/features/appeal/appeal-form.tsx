import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { AppealInput, MAX_APPEAL, MIN_APPEAL } from '@wepa/domain/moderation/appeal'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'

const problem = 'No pudimos enviar tu apelación. Inténtalo de nuevo.'

/** One text, once for each decision. */
export function AppealForm({ decisionKey, onSent }: { decisionKey: string; onSent: () => void }) {
  const utils = trpc.useUtils()
  const send = trpc.moderation.sendAppeal.useMutation()
  const form = useForm<z.input<typeof AppealInput>, unknown, AppealInput>({
    resolver: standardSchemaResolver(AppealInput),
  })
  const { errors, isSubmitting, isDirty } = form.formState

  const submit = form.handleSubmit(async ({ message }) => {
    try {
      const appeal = await send.mutateAsync({ key: decisionKey, message })
      onSent()
      utils.moderation.appeal.setData({ key: decisionKey }, appeal)
    } catch (error) {
      const { code } = showFailure(form, error, ['message'], problem)
      // It was sent before, or the decision was taken back: how it stands now, says the page.
      if (code === 'conflict') await utils.moderation.appeal.invalidate()
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-5 shadow-soft"
    >
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
      <h2 className="text-h3 font-bold">¿Crees que nos equivocamos?</h2>
      <TextArea
        label="Cuéntanos por qué"
        isRequired
        rows={7}
        maxLength={MAX_APPEAL}
        hint={`De ${MIN_APPEAL} a ${MAX_APPEAL.toLocaleString('es-PR')} letras. Se apela una sola vez: cuéntalo todo aquí.`}
        {...formField(form, 'message')}
      />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Enviando…' : 'Enviar apelación'}
      </Button>
    </form>
  )
}
