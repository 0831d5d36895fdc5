import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link, useHydrated } from '@tanstack/react-router'
import { PASSWORD_HINT, RegisterInput } from '@wepa/domain/user'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { MunicipalityField } from '../../blocks/municipality-field.tsx'
import { useDirtyForm } from '../../lib/dirty-forms.ts'
import { showFailure } from '../../lib/form-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useGrant } from './use-grant.ts'

type Typed = z.input<typeof RegisterInput>

const fields = ['username', 'email', 'password', 'fullName', 'phone', 'location'] as const

/** Make an account (§5); phone and place are optional. */
export function RegisterForm() {
  const isHydrated = useHydrated()
  const register = trpc.auth.register.useMutation()
  const grant = useGrant()
  const form = useForm<Typed, unknown, RegisterInput>({
    resolver: standardSchemaResolver(RegisterInput),
  })
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  useDirtyForm(isDirty && !isSubmitSuccessful)

  const submit = form.handleSubmit(async (input) => {
    try {
      grant(await register.mutateAsync(input))
    } catch (error) {
      showFailure(form, error, fields, 'Hubo un problema al crear tu cuenta.')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <AccountFields form={form} />
      <Controller
        control={form.control}
        name="location"
        render={({ field }) => (
          <MunicipalityField
            purpose="address"
            label="Municipio (opcional)"
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.location?.message}
          />
        )}
      />
      <FormAlert message={errors.root?.message} />
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
  const { errors } = form.formState
  return (
    <>
      <TextInput
        label="Nombre completo"
        autoComplete="name"
        isRequired
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <TextInput
        label="Usuario"
        hint="De 3 a 30 letras, números, guiones o guiones bajos."
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        isRequired
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label="Contraseña"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        isRequired
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextInput
        label="Teléfono (opcional)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
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
