import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EventList } from './event-list.tsx'
import { FailedJobList } from './failed-job-list.tsx'
import { PartSkeleton } from './part.tsx'
import { ProblemList } from './problem-list.tsx'
import { RevenueCards } from './revenue-cards.tsx'
import { ReversalList } from './reversal-list.tsx'

/** The money of the product, for administrators alone: the server answers nobody else. */
export function AdminPaymentsPage() {
  const { status, user } = useKnownSession()
  if (status === 'visitor') return <AccessDenied isVisitor />
  if (user && user.role !== 'admin') return <AccessDenied />
  return (
    <div className="page grid grid-cols-1 gap-8 py-6 md:py-10">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-h2 font-bold md:text-h1">
          Pagos
        </h1>
        <p className="text-body text-muted">
          Lo que entró, lo que hay que revisar y lo que envió el proveedor.
        </p>
      </div>
      {user ? <Parts key={user.id} /> : <PartSkeleton />}
    </div>
  )
}

function Parts() {
  const revenue = trpc.payments.revenue.useQuery(undefined, { staleTime: 0 })
  if (revenue.error && !revenue.data) {
    // Their role ended after this device last heard of it.
    if (readFailure(revenue.error).code === 'forbidden') return <AccessDenied level={2} />
    const title = 'No pudimos cargar los pagos'
    return (
      <LoadFailure error={revenue.error} title={title} onRetry={() => void revenue.refetch()} />
    )
  }
  return (
    <>
      <KeptStamp query={revenue} className="mb-0" />
      <RevenueCards revenue={revenue.data} />
      <ProblemList />
      <ReversalList />
      <EventList />
      <FailedJobList />
    </>
  )
}

interface AccessDeniedProps {
  isVisitor?: boolean
  level?: 1 | 2
}

function AccessDenied({ isVisitor = false, level = 1 }: AccessDeniedProps) {
  return (
    <EmptyState
      level={level}
      picture={<Drawing name="join-in" />}
      title="Acceso Denegado"
      text={
        isVisitor
          ? 'Inicia sesión con una cuenta de administración para ver los pagos.'
          : 'Esta página es para la administración de Wepa.'
      }
      action={
        <>
          {isVisitor && (
            <LinkButton to="/auth" search={{ redirect: '/admin-payments' }}>
              Iniciar Sesión
            </LinkButton>
          )}
          <LinkButton tone={isVisitor ? 'quiet' : undefined} to="/">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  )
}
