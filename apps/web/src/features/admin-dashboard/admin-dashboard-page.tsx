import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AccessDenied } from './access-denied.tsx'
import { Dashboard, type DashboardProps } from './dashboard.tsx'
import { LiveBar } from './live-bar.tsx'
import { usePolling } from './polling.ts'
import { StatCards } from './stat-cards.tsx'

/** Admin dashboard. The server says who may see it: a role may have come or gone since the last start. */
export function AdminDashboardPage(props: DashboardProps) {
  const { status, user } = useKnownSession()
  const polling = usePolling('stats')
  const check = trpc.admin.stats.useQuery(undefined, {
    ...polling,
    // Who was refused is not asked about again and again.
    refetchInterval: ({ state: { error } }) => !isRefusal(error) && polling.refetchInterval,
    enabled: status !== 'unknown',
  })
  const isRefused = isRefusal(check.error)
  const isIn = !isRefused && (check.data !== undefined || (check.error && user?.role === 'admin'))
  // The desk needs the height: there they stand below.
  const isAtDesk = props.tab === 'moderacion'
  const cards = <StatCards stats={check.data} />
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 md:py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1
          tabIndex={-1}
          className="min-w-0 flex-1 basis-64 hyphens-auto text-h2 font-bold md:text-h1"
        >
          Panel de administración
        </h1>
        {isIn && <LiveBar />}
      </div>
      {isIn && (
        <>
          {!isAtDesk && cards}
          <Dashboard key={user?.id} {...props} />
          {isAtDesk && cards}
        </>
      )}
      {isRefused && <AccessDenied isVisitor={status === 'visitor'} error={check.error} />}
      {!isIn && !isRefused && <Waiting error={check.error} onRetry={() => void check.refetch()} />}
    </div>
  )
}

function isRefusal(error: unknown): boolean {
  return (
    error !== null &&
    ['unauthorized', 'invalid_token', 'forbidden'].includes(readFailure(error).code)
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const title = 'No pudimos verificar tus permisos'
  if (error) return <LoadFailure error={error} title={title} onRetry={onRetry} />
  return (
    <p
      role="status"
      className="grid min-h-80 place-content-center justify-items-center gap-3 text-lead text-muted"
    >
      <Spinner />
      Verificando permisos...
    </p>
  )
}
