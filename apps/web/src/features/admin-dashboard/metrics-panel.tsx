import type { AdminDay } from '@wepa/domain/admin/dashboard'
import { formatCents } from '@wepa/domain/prices/price'
import { useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { trpc } from '../../lib/trpc.ts'
import { counted, dayNames } from '../../text/day-names.ts'
import { DayBars } from '../../ui/charts/day-bars.tsx'
import { DayTable } from '../../ui/charts/day-table.tsx'
import { MetricChoice } from '../../ui/forms/metric-choice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePolling } from './polling.ts'

/** The last 30 days as bars, one metric at a time, and as a table of all of them. */
export function MetricsPanel() {
  const query = trpc.admin.trends.useQuery(undefined, usePolling('trends'))
  const { data, error } = query
  const title = 'No pudimos cargar las métricas'
  return (
    <section
      aria-labelledby="last-days"
      className="min-w-0 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id="last-days" className="mb-3 text-h3">
        Últimos 30 días
      </h2>
      {data && <Chart days={data} />}
      {!data && error && (
        <LoadFailure error={error} title={title} onRetry={() => void query.refetch()} />
      )}
      {!data && !error && <ChartSkeleton />}
    </section>
  )
}

type MetricName = Exclude<keyof AdminDay, 'date'>
type Metric = { name: MetricName; label: string; words: (value: number) => string }

const metrics: readonly Metric[] = [
  { name: 'newUsers', label: 'Usuarios', words: inWords('cuenta nueva', 'cuentas nuevas') },
  { name: 'newListings', label: 'Anuncios', words: inWords('anuncio nuevo', 'anuncios nuevos') },
  { name: 'views', label: 'Vistas', words: inWords('vista', 'vistas') },
  { name: 'searches', label: 'Búsquedas', words: inWords('búsqueda', 'búsquedas') },
  { name: 'revenue', label: 'Ingresos', words: money },
]

function Chart({ days }: { days: readonly AdminDay[] }) {
  const [shown, setShown] = useState<MetricName>('views')
  const metric = metrics.find(({ name }) => name === shown)
  if (!metric) return null
  const bars = days.map((day) => {
    const { long, short } = dayNames(day.date)
    const value = Number(day[metric.name])
    return { name: short, value, text: `${long}: ${metric.words(value)}` }
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <MetricChoice
        metrics={metrics.map(({ name, label }) => ({ name, label, sum: sumOf(days, name) }))}
        shown={shown}
        onChoose={setShown}
      />
      <DayBars
        label={`${metric.label} por día`}
        bars={bars}
        write={(value) => shownValue(shown, value)}
      />
      <details className="border-t border-line pt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold text-caribe">
          Ver los días en una tabla
        </summary>
        <div className="pt-1">
          <DayTable
            caption="Las métricas de los últimos 30 días"
            columns={metrics.map(({ label }) => label)}
            days={days.map((day) => ({
              name: dayNames(day.date).short,
              values: metrics.map(({ name }) => shownValue(name, Number(day[name]))),
            }))}
          />
        </div>
      </details>
    </div>
  )
}

function ChartSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-52" />
    </div>
  )
}

/** Money is added in cents: decimals would not come out even. */
function sumOf(days: readonly AdminDay[], name: MetricName): string {
  const cents = days.reduce((sum, day) => sum + Math.round(Number(day[name]) * 100), 0)
  return shownValue(name, cents / 100)
}

function shownValue(name: MetricName, value: number): string {
  return name === 'revenue' ? money(value) : value.toLocaleString('es-PR')
}

function money(value: number): string {
  return formatCents(Math.round(value * 100))
}

function inWords(one: string, many: string): (value: number) => string {
  return (value) => counted(value, { one, many })
}
