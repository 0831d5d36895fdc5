import { useNavigate } from '@tanstack/react-router'
import { RESET_LINK_INVALID } from '@wepa/domain/people/password'
import { type ReactNode, useEffect, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuthCard } from './auth-card.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { forgetResetToken, useResetToken } from './use-reset-token.ts'
import { useTitleFocus } from './use-title-focus.ts'

/** How long the good news stands before one is led to sign in, in ms. */
const pause = 2000

/** Reset password: the link is checked first. */
export function ResetPasswordPage({ tokenInAddress }: { tokenInAddress: string | undefined }) {
  const token = useResetToken(tokenInAddress)
  const { mutate, ...check } = trpc.account.checkResetLink.useMutation()
  const [outcome, setOutcome] = useState<'open' | 'done' | 'refused'>('open')
  useTitleFocus(outcome)
  useEffect(() => {
    if (token) mutate({ token })
  }, [token, mutate])

  const problem = check.error && readFailure(check.error)
  const isRefused =
    outcome === 'refused' ||
    token === null ||
    problem?.code === 'reset_link_invalid' ||
    problem?.code === 'validation'
  useEffect(() => {
    if (isRefused || outcome === 'done') forgetResetToken()
  }, [isRefused, outcome])

  if (outcome === 'done') return <Done />
  if (isRefused) return <InvalidLink />
  if (problem && token) {
    return (
      <Unchecked
        message={
          problem.code === 'offline' ? 'Error de conexión. Inténtalo de nuevo.' : problem.message
        }
        onRetry={() => mutate({ token })}
      />
    )
  }
  if (!check.isSuccess || !token) return <Checking />
  return (
    <AuthCard
      title="Restablecer Contraseña"
      text="Elige una contraseña nueva para tu cuenta. Cerraremos las sesiones que tengas abiertas."
    >
      <div className="grid grid-cols-1 gap-2">
        <ResetPasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onRefused={() => setOutcome('refused')}
        />
        <BackToLogin />
      </div>
    </AuthCard>
  )
}

function Checking() {
  return (
    <AuthCard title="Validando enlace...">
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-13" />
      </div>
    </AuthCard>
  )
}

function InvalidLink() {
  return (
    <AuthCard title="Enlace Inválido" text={RESET_LINK_INVALID}>
      <div className="grid grid-cols-1 gap-5 text-center">
        <p className="text-body text-muted">
          Por tu seguridad, los enlaces vencen después de 1 hora y sirven una sola vez.
        </p>
        <Actions>
          <LinkButton to="/auth" search={{ tab: 'reset' }}>
            Solicitar un enlace nuevo
          </LinkButton>
          <LinkButton to="/" tone="quiet">
            Ir al inicio
          </LinkButton>
        </Actions>
      </div>
    </AuthCard>
  )
}

/** The link may well be good: nobody could be asked. */
function Unchecked({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <AuthCard title="No pudimos validar el enlace">
      <div className="grid grid-cols-1 gap-5 text-center">
        <p role="alert" className="text-body text-muted">
          {message}
        </p>
        <Actions>
          <Button onClick={onRetry}>Intentar de nuevo</Button>
          <BackToLogin />
        </Actions>
      </div>
    </AuthCard>
  )
}

function Done() {
  const navigate = useNavigate()
  const { status, signOut } = useSession()
  // The sessions of this account have ended: what this browser still holds of one opens nothing.
  useEffect(() => {
    if (status === 'member') void signOut()
  }, [status, signOut])
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/auth', replace: true }), pause)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AuthCard title="Contraseña restablecida">
      <div className="grid grid-cols-1 gap-5 text-center">
        <p role="status" className="text-body text-muted">
          Ya puedes entrar con tu contraseña nueva. Te llevamos a iniciar sesión…
        </p>
        <LinkButton to="/auth" replace>
          Iniciar Sesión
        </LinkButton>
      </div>
    </AuthCard>
  )
}

function BackToLogin() {
  return (
    <LinkButton to="/auth" tone="bare">
      Volver a iniciar sesión
    </LinkButton>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="grid gap-2">{children}</div>
}
