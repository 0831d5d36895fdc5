import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link, useHydrated } from '@tanstack/react-router'
import { RegisterInput } from '@wepa/domain/people/user'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { NewPasswordInput } from '../../blocks/account/new-password-input.tsx'
import { AddressField } from '../../blocks/address-field.tsx'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { inItsLanguage } from '../../lib/forms/its-language.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { EmailInput, PhoneInput, UsernameInput } from '../../ui/forms/person-inputs.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { deviceId } from './device-id.ts'
import { passwordHint } from './password-hint.ts'
import { useGrant } from './use-grant.ts'

type Typed = z.input<typeof RegisterInput>

const fields = ['username', 'email', 'password', 'fullName', 'phone', 'location'] as const

/** Make an account; phone and place are optional. */
export function RegisterForm() {
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
      grant(await register.mutateAsync({ ...input, deviceId: deviceId() }))
    } catch (error) {
      showFailure(form, error, fields, 'Hubo un problema al crear tu cuenta.')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <AccountFields form={form} />
      <AddressField control={form.control} name="location" />
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

function AccountFields({ form }: { form: UseFormReturn<Typed, unknown, RegisterInput> }) {
  return (
    <>
      <TextInput
        label="Nombre completo"
        autoComplete="name"
        isRequired
        {...formField(form, 'fullName')}
      />
      <UsernameInput
        label="Usuario"
        hint="De 3 a 30 letras, números, guiones o guiones bajos."
        isRequired
        {...formField(form, 'username')}
      />
      <EmailInput label="Email" isRequired {...formField(form, 'email')} />
      <NewPasswordInput
        label="Contraseña"
        hint={passwordHint}
        isRequired
        {...formField(form, 'password')}
      />
      <PhoneInput label="Teléfono (opcional)" {...formField(form, 'phone')} />
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
