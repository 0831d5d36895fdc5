import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePolling } from '../polling.ts'
import { StormCard } from './storm-card.tsx'
import { StormForm } from './storm-form.tsx'

/** Storm mode at the desk: switching it on, and the storms that are on or were. */
export function StormDesk() {
  const storms = trpc.storms.list.useQuery(undefined, usePolling('storms'))
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Card
        title="Encender el modo tormenta"
        text="En las regiones que elijas las páginas salen ligeras, los anuncios no vencen y el precio de lo esencial tiene límite. Termina solo."
      >
        <StormForm />
      </Card>
      {storms.data?.map((storm) => (
        <StormCard key={storm.id} storm={storm} />
      ))}
      {storms.data?.length === 0 && (
        <p className="text-body text-muted">Todavía no se ha encendido ninguna vez.</p>
      )}
      {!storms.data && storms.error && (
        <LoadFailure
          error={storms.error}
          title="No pudimos traer las tormentas"
          onRetry={() => void storms.refetch()}
        />
      )}
      {!storms.data && !storms.error && <Skeleton className="h-52" />}
    </div>
  )
}
