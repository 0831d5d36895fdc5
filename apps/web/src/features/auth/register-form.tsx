import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link, useHydrated } from '@tanstack/react-router'
import { suggestUsername } from '@wepa/domain/people/suggest-username'
import { RegisterInput } from '@wepa/domain/people/user'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { NewPasswordInput } from '../../blocks/account/new-password-input.tsx'
import { beginWelcome } from '../../blocks/account/welcome.ts'
import { AddressField } from '../../blocks/address-field.tsx'
import { deviceId } from '../../lib/device/device-id.ts'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { inSpanish } from '../../lib/forms/in-spanish.ts'
import { inItsLanguage } from '../../lib/forms/its-language.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { EmailInput, PhoneInput, UsernameInput } from '../../ui/forms/person-inputs.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { passwordAdvice, passwordHint } from './password-hint.ts'
import { useGrant } from './use-grant.ts'

type Typed = z.input<typeof RegisterInput>

const fields = ['username', 'email', 'password', 'fullName', 'phone', 'location'] as const

interface RegisterFormProps {
  /** Only what an account needs: something waits for it. */
  isShort: boolean
}

/** Make an account; phone and place are optional. */
export function RegisterForm({ isShort }: RegisterFormProps) {
  const isHydrated = useHydrated()
  const register = trpc.auth.register.useMutation()
  const form = useForm<Typed, unknown, RegisterInput>({
    resolver: standardSchemaResolver(RegisterInput),
  })
  const grant = useGrant(form)
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  useDirtyForm(isDirty && !isSubmitSuccessful)

  const submit = form.handleSubmit(async (input) => {
    try {
      const granted = await register.mutateAsync({ ...input, deviceId: deviceId() })
      beginWelcome(granted.user.id)
      grant(granted)
    } catch (error) {
      showFailure(form, error, fields, 'Hubo un problema al crear tu cuenta.')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <AccountFields form={form} isSuggesting={isShort} />
      {!isShort && (
        <>
          <PhoneInput label="Teléfono (opcional)" {...formField(form, 'phone')} />
          <AddressField control={form.control} name="location" />
        </>
      )}
      <FormAlert message={inItsLanguage(errors.root?.message)} />
      <Button type="submit" size="large" isBusy={isSubmitting} disabled={!isHydrated}>
        {isSubmitting ? 'Creando tu cuenta…' : 'Crear Cuenta'}
      </Button>
      <p className="text-small text-muted">
        Al crear tu cuenta aceptas los <PageLink to="/terms">términos</PageLink> y la{' '}
        <PageLink to="/privacy">política de privacidad</PageLink>.
      </p>
    </form>
  )
}

interface AccountFieldsProps {
  form: UseFormReturn<Typed, unknown, RegisterInput>
  /** Fills in a username made of the name, as long as none is typed. */
  isSuggesting: boolean
}

function AccountFields({ form, isSuggesting }: AccountFieldsProps) {
  const fullName = formField(form, 'fullName', inSpanish)
  const suggest = (name: string) => {
    if (form.getFieldState('username').isDirty) return
    // As its default, not as typed: another name brings another suggestion.
    form.resetField('username', { defaultValue: suggestUsername(name) })
  }
  return (
    <>
      <TextInput
        label="Nombre completo"
        autoComplete="name"
        isRequired
        {...fullName}
        onChange={(event) => {
          if (isSuggesting) suggest(event.currentTarget.value)
          return fullName.onChange(event)
        }}
      />
      <UsernameInput
        label="Usuario"
        hint="De 3 a 30 letras, números, guiones o guiones bajos."
        isRequired
        {...formField(form, 'username', inSpanish)}
      />
      <EmailInput label="Email" isRequired {...formField(form, 'email', inSpanish)} />
      <NewPasswordInput
        label="Contraseña"
        hint={`${passwordHint}. ${passwordAdvice}`}
        isRequired
        {...formField(form, 'password', inSpanish)}
      />
    </>
  )
}

function PageLink({ to, children }: { to: '/terms' | '/privacy'; children: string }) {
  return (
    <Link
      to="/$"
      params={{ _splat: to.slice(1) }}
      className="font-medium text-caribe underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
