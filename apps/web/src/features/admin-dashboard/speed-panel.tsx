import { VISIT_PERIODS, type VisitPeriod } from '@wepa/domain/insights/visit'
import { useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Chip } from '../../ui/forms/chip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePolling } from './polling.ts'
import { SpeedTable } from './speed-table.tsx'

/** How fast real visits were, by page and connection. */
export function SpeedPanel() {
  const [days, setDays] = useState<VisitPeriod>(7)
  const query = trpc.visits.speeds.useQuery({ days }, usePolling('speeds'))
  const { data, error } = query
  return (
    <section
      aria-labelledby="visit-speed"
      className="min-w-0 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id="visit-speed" className="text-h3">
        Velocidad de las visitas
      </h2>
      <p className="mt-1 mb-3 text-body text-muted">
        Tres de cada cuatro visitas fueron así o mejores (p75), según la página donde empezaron. Se
        mide solo una parte, sin saber de quién. Los colores siguen{' '}
        <a
          href="https://web.dev/articles/vitals"
          rel="noreferrer"
          target="_blank"
          className="font-semibold text-caribe underline"
        >
          los límites de web.dev
        </a>
        .
      </p>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Período</legend>
        {VISIT_PERIODS.map((period) => (
          <Chip key={period} isSelected={period === days} onClick={() => setDays(period)}>
            {period} días
          </Chip>
        ))}
      </fieldset>
      {data && data.length > 0 && <SpeedTable pages={data} />}
      {data?.length === 0 && (
        <p className="rounded-field border border-line px-4 py-8 text-center text-body text-muted">
          Todavía no hay visitas medidas en estos días.
        </p>
      )}
      {!data && error && (
        <LoadFailure
          error={error}
          title="No pudimos cargar la velocidad"
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton className="h-52" />
        </div>
      )}
    </section>
  )
}
