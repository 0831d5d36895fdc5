import type { SellerTrend as Trend } from '@wepa/domain/insights/analytics'
import { type ReactNode, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { counted, dayNames } from '../../text/day-names.ts'
import { METRICS, type MetricName } from '../../text/metric-words.ts'
import { Button } from '../../ui/button.tsx'
import { DayBars } from '../../ui/charts/day-bars.tsx'
import { DayTable } from '../../ui/charts/day-table.tsx'
import { MetricChoice } from '../../ui/forms/metric-choice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ViewOrigins } from './view-origins.tsx'

interface SellerTrendProps {
  userId: number
  /** One ad; all of them without. */
  listingId?: number
  /** The plan, or the ad's paid place, brings these metrics. */
  isIncluded: boolean
}

/** The last 30 days of one's ads as a curve of bars, with all its moods. */
export function SellerTrend({ userId, listingId, isIncluded }: SellerTrendProps) {
  const query = trpc.users.sellerTrend.useQuery(
    { id: userId, ...(listingId === undefined ? {} : { listingId }) },
    { staleTime: 0, enabled: isIncluded },
  )
  const { data } = query
  if (!isIncluded) return <PlanTeaser />
  if (data) return hasEvents(data) ? <TrendPanel trend={data} /> : <NothingYet />
  if (!query.error) return <TrendSkeleton />
  if (readFailure(query.error).code === 'plan_required') return <PlanTeaser />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="flex-1 text-body">
        No pudimos cargar tus estadísticas. {readFailure(query.error).message}
      </p>
      <Button tone="quiet" onClick={() => void query.refetch()}>
        Intentar de nuevo
      </Button>
    </div>
  )
}

function TrendPanel({ trend }: { trend: Trend }) {
  const [shown, setShown] = useState<MetricName>('views')
  const metric = METRICS.find(({ name }) => name === shown) ?? METRICS[0]
  if (!metric) return null
  const metrics = METRICS.map(({ name, label }) => ({
    name,
    label,
    sum: trend[name].toLocaleString('es-PR'),
  }))
  const bars = trend.days.map((day) => {
    const { long, short } = dayNames(day.date)
    const value = day[metric.name]
    return { name: short, value, text: `${long}: ${counted(value, metric)}` }
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <MetricChoice metrics={metrics} shown={shown} onChoose={setShown} />
      <DayBars label={`${metric.label} por día`} bars={bars} />
      <p className="text-body">
        <strong className="figures">{trend.conversion}%</strong> de las vistas llevó a un mensaje
        (conversión){' '}
        <span aria-hidden="true" className="text-muted">
          ·
        </span>{' '}
        <strong className="figures">{trend.ctr}%</strong> a un clic (CTR)
      </p>
      <div className="grid grid-cols-1 gap-1 border-t border-line pt-2">
        <Details title="Ver los días en una tabla">
          <DayTable
            caption="Vistas, clics, mensajes y favoritos de los últimos 30 días"
            columns={METRICS.map(({ label }) => label)}
            days={trend.days.map((day) => ({
              name: dayNames(day.date).short,
              values: METRICS.map(({ name }) => day[name].toLocaleString('es-PR')),
            }))}
          />
        </Details>
        {trend.views > 0 && trend.level === 'advanced' && (
          <Details title="De dónde llegan las vistas">
            <ViewOrigins trend={trend} />
          </Details>
        )}
      </div>
    </div>
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold text-caribe">
        {title}
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  )
}

/** What a plan, or a paid place of the ad, would show here. */
function PlanTeaser() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-body text-muted">
        Con Pro ves cada día: vistas, clics, mensajes y favoritos. Con Business, también de dónde
        llegan. Un anuncio destacado trae las suyas.
      </p>
      <LinkButton tone="quiet" to="/subscription">
        Ver Planes Pro
      </LinkButton>
    </div>
  )
}

function NothingYet() {
  return (
    <p className="text-body text-muted">
      Aún no hay vistas, clics ni mensajes en los últimos 30 días. Buenas fotos y un precio claro
      ayudan; compartir el enlace también.
    </p>
  )
}

/** In the sizes of what will come. */
function TrendSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-52" />
      <Skeleton className="h-6 w-3/4" />
    </div>
  )
}

function hasEvents({ views, clicks, messages, favorites }: Trend): boolean {
  return views + clicks + messages + favorites > 0
}
