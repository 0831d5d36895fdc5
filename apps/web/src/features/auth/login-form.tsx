import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import type { SignInState } from '@wepa/domain/people/form-session'
import { LoginInput } from '@wepa/domain/people/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { deviceId } from '../../lib/device/device-id.ts'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { inItsLanguage } from '../../lib/forms/its-language.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { UsernameInput } from '../../ui/forms/person-inputs.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { readTicket } from './read-ticket.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { useGrant } from './use-grant.ts'

const helpLink =
  'inline-flex min-h-11 items-center px-2 font-medium text-caribe underline underline-offset-4'

const PasskeySignIn = latePart(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn, {
  waiting: (
    <Button tone="quiet" size="large" disabled>
      Entrar con llave de acceso
    </Button>
  ),
})

/** And what else it may be: nobody who typed the right password should have to look for a new one. */
const wrong =
  'Credenciales inválidas. Verifica tu usuario y contraseña. Si están bien, puede ser un problema nuestro: inténtalo de nuevo en un momento.'

interface LoginFormProps {
  /** Where to go on to; checked where that is done. */
  redirect: string | undefined
  /** What became of the form when the browser sent it. */
  refused: Extract<SignInState, { kind: 'refused' }> | undefined
  /** The browser sent it, and a code is asked for. */
  waiting: SecondStep | undefined
}

type SecondStep = Extract<SignInState, { kind: 'code' }>

/** Sign in with username or email. Without the program the browser sends the form, and the server shows it again. */
export function LoginForm({ waiting, ...props }: LoginFormProps) {
  const [step, setStep] = useState(waiting)
  const [problem, setProblem] = useState<string>()
  if (!step) {
    const onTicket = (ticket: string) => setStep({ kind: 'code', ticket })
    return <PasswordForm {...props} problem={problem} onTicket={onTicket} />
  }
  const goBack = (message?: string) => {
    setProblem(message)
    setStep(undefined)
  }
  return <SecondStepForm {...step} redirect={props.redirect} onBack={goBack} />
}

interface PasswordFormProps extends Omit<LoginFormProps, 'waiting'> {
  /** Why one is here again. */
  problem: string | undefined
  /** The password was right, and a code is asked for. */
  onTicket: (ticket: string) => void
}

function PasswordForm({ redirect, refused, problem, onTicket }: PasswordFormProps) {
  const login = trpc.auth.login.useMutation()
  const form = useForm<z.input<typeof LoginInput>, unknown, LoginInput>({
    resolver: standardSchemaResolver(LoginInput),
    defaultValues: { username: refused?.username ?? '' },
  })
  const grant = useGrant(form)
  const { errors, isSubmitted, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  useDirtyForm(isDirty && !isSubmitSuccessful)

  const submit = form.handleSubmit(async (input) => {
    try {
      grant(await login.mutateAsync({ ...input, deviceId: deviceId() }))
    } catch (error) {
      const ticket = readTicket(error)
      if (ticket === undefined) showFailure(form, error, ['username', 'password'], wrong)
      else onTicket(ticket)
    }
  })

  return (
    <form
      action="/auth"
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      <input type="hidden" name="redirect" value={redirect ?? ''} />
      <UsernameInput
        label="Usuario o email"
        isRequired
        defaultValue={refused?.username}
        {...formField(form, 'username')}
      />
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'password')}
      />
      <FormAlert
        message={inItsLanguage(
          errors.root?.message ?? (isSubmitted ? undefined : (problem ?? refused?.message)),
        )}
      />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Entrando…' : 'Iniciar Sesión'}
      </Button>
      <PasskeySignIn />
      <p className="grid justify-items-center">
        <Link to="/auth" search={(now) => ({ ...now, tab: 'reset' })} replace className={helpLink}>
          ¿Olvidaste tu contraseña?
        </Link>
        <Link to="/forgot-username" className={helpLink}>
          ¿Olvidaste tu usuario?
        </Link>
      </p>
    </form>
  )
}
