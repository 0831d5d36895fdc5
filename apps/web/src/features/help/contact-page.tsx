import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useHydrated } from '@tanstack/react-router'
import {
  CONTACT_CATEGORIES,
  type ContactCategory,
  ContactInput,
} from '@wepa/domain/moderation/contact'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { EmailInput } from '../../ui/forms/person-inputs.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

const categoryNames: Readonly<Record<ContactCategory, string>> = {
  technical: 'Problema técnico',
  account: 'Mi cuenta',
  safety: 'Seguridad',
  suggestion: 'Sugerencia',
  business: 'Negocios y planes',
  other: 'Otro asunto',
}
const problem = 'Hubo un problema al enviar tu mensaje. Inténtalo de nuevo.'
const fields = ['name', 'email', 'category', 'subject', 'message'] as const

/** A contact message to the administration. */
export function ContactPage() {
  const [reference, setReference] = useState<string>()
  return (
    <div className="page max-w-2xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/help" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Centro de ayuda
      </LinkButton>
      {reference ? (
        <EmptyState
          level={1}
          picture={<Drawing name="mail-sent" />}
          title="Recibimos tu mensaje"
          text={
            <>
              Te contestamos por correo en 24-48 horas. Tu referencia es{' '}
              <strong className="font-bold whitespace-nowrap text-ink">{reference}</strong>.
            </>
          }
          action={<LinkButton to="/">Ir al inicio</LinkButton>}
        />
      ) : (
        <>
          <h1 tabIndex={-1} className="text-h1">
            Contacto
          </h1>
          <p className="mt-1 mb-6 text-body text-muted">Te contestamos en 24-48 horas.</p>
          <ContactForm onSent={setReference} />
        </>
      )}
    </div>
  )
}

function ContactForm({ onSent }: { onSent: (reference: string) => void }) {
  const isHydrated = useHydrated()
  const { user } = useSession()
  const send = trpc.contact.send.useMutation()
  const form = useForm<z.input<typeof ContactInput>, unknown, ContactInput>({
    resolver: standardSchemaResolver(ContactInput),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const { reset } = form
  useEffect(() => {
    if (user) reset({ name: user.fullName, email: user.email }, { keepDirtyValues: true })
  }, [user, reset])

  const submit = form.handleSubmit(async (input) => {
    try {
      const { referenceId } = await send.mutateAsync(input)
      onSent(referenceId)
    } catch (error) {
      showFailure(form, error, fields, problem)
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 rounded-card bg-card p-5 shadow-soft md:p-7"
    >
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
      <TextInput label="Tu nombre" autoComplete="name" isRequired {...formField(form, 'name')} />
      <EmailInput label="Correo electrónico" isRequired {...formField(form, 'email')} />
      <SelectField label="Categoría" isRequired defaultValue="" {...formField(form, 'category')}>
        <option value="" disabled>
          Selecciona una categoría
        </option>
        {CONTACT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <TextInput label="Asunto" isRequired {...formField(form, 'subject')} />
      <TextArea
        label="Mensaje"
        isRequired
        rows={7}
        hint="Cuéntanos qué pasó y en qué pantalla. Mínimo 20 caracteres."
        {...formField(form, 'message')}
      />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting} disabled={!isHydrated}>
        {isSubmitting ? 'Enviando…' : 'Enviar mensaje'}
      </Button>
    </form>
  )
}
