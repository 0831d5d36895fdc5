import { ArrowLeft } from 'lucide-react'
import { RecordGuard } from '../../../blocks/account/record-guard.tsx'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { useKnownSession } from '../../../lib/session/use-known-session.ts'
import { trpc } from '../../../lib/trpc.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReportPanel } from './report-panel.tsx'

/** What the Spotlight place of an own ad brought: /featured-report/{id}. */
export function ReportPage({ id }: { id: number }) {
  return (
    <div className="page max-w-4xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/my-listings" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Mis anuncios
      </LinkButton>
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Reporte de Spotlight
      </h1>
      <ReportArea id={id} />
    </div>
  )
}

function ReportArea({ id }: { id: number }) {
  const { status } = useKnownSession()
  const report = trpc.featured.report.useQuery(
    { listingId: id },
    { enabled: status === 'member', staleTime: 0 },
  )
  // Somebody else's is none of theirs to read, and no more to say about it.
  const isOthers = report.error && readFailure(report.error).code === 'not_listing_owner'
  if (isOthers) return <NoReport />
  return (
    <RecordGuard
      status={status}
      signIn={{
        title: 'Inicia sesión requerida',
        text: 'Debes iniciar sesión para ver el reporte de tu anuncio',
        redirect: `/featured-report/${id}`,
      }}
      data={report.data}
      error={report.error}
      failureTitle="No se pudo cargar el reporte"
      onRetry={() => void report.refetch()}
      missing={<NoReport />}
      skeleton={<PanelSkeleton />}
    >
      {(found) => <ReportPanel report={found} />}
    </RecordGuard>
  )
}

function NoReport() {
  return (
    <EmptyState
      picture={<Drawing name="not-found" />}
      title="No hay un reporte aquí"
      text="El reporte lo traen tus anuncios con el destacado Spotlight, desde el primer día."
      action={<LinkButton to="/my-listings">Ver mis anuncios</LinkButton>}
    />
  )
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
