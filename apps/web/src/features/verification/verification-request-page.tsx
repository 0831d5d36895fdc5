import type { SelfUser } from '@wepa/domain/people/user'
import { ArrowLeft } from 'lucide-react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RequestForm } from './request-form.tsx'

interface VerificationRequestPageProps {
  /** The type that the address names, if it is one. */
  asked: string | undefined
}

/** Verification request. */
export function VerificationRequestPage({ asked }: VerificationRequestPageProps) {
  const { status, user } = useKnownSession()
  if (status === 'visitor') return <LoginPrompt />
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/$" params={{ _splat: 'profile' }} className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Perfil
      </LinkButton>
      <h1 tabIndex={-1} className="text-h2 font-bold md:text-h1">
        Solicitar Verificación
      </h1>
      <p className="mt-2 mb-6 text-lead text-muted">
        La gente compra y vende más tranquila con quien está verificado. Es gratis.
      </p>
      {user ? <OwnRequest key={user.id} user={user} asked={asked} /> : <PageSkeleton />}
    </div>
  )
}

type OwnRequestProps = VerificationRequestPageProps & { user: SelfUser }

function OwnRequest({ user, asked }: OwnRequestProps) {
  const query = trpc.verifications.list.useQuery({ id: user.id }, { staleTime: 0 })
  const opened = trpc.verifications.open.useQuery(undefined, { staleTime: 0 })
  const byCode = trpc.verifications.hasPhoneCode.useQuery()
  if (query.data && opened.data && byCode.data !== undefined) {
    const parts = { asked, opened: opened.data, hasPhoneCode: byCode.data }
    return <RequestForm user={user} verifications={query.data} {...parts} />
  }
  const error = query.error ?? opened.error ?? byCode.error
  if (!error) return <PageSkeleton />
  return (
    <LoadFailure
      error={error}
      title="No pudimos cargar tus verificaciones"
      onRetry={() => {
        void query.refetch()
        void opened.refetch()
        void byCode.refetch()
      }}
    />
  )
}

function LoginPrompt() {
  const redirect = '/verification-request'
  return (
    <SignInInvitation
      level={1}
      title="Inicia sesión para verificar tu cuenta"
      text="Con tu cuenta verificada, otros saben que eres quien dices ser."
      redirect={redirect}
    />
  )
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3">
      {[1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="h-20 rounded-card" />
      ))}
    </div>
  )
}
