import {
  rateMetric,
  type VisitMetric,
  type VisitRating,
  visitMetrics,
} from '@wepa/domain/insights/visit'
import type { PageSpeed, VisitSpeed } from '@wepa/domain/insights/visit-schema'
import { counted } from '../../text/day-names.ts'
import { type Column, RecordTable } from './record-table.tsx'

/** A row for each page and connection, a column for each metric: its p75, how that is, and of how many visits. */
export function SpeedTable({ pages }: { pages: readonly PageSpeed[] }) {
  const rows = pages.map((page, index) => ({ ...page, id: index }))
  return <RecordTable caption="Velocidad por página y conexión" rows={rows} columns={columns} />
}

const columns: readonly Column<PageSpeed & { id: number }>[] = [
  { label: 'Página', show: ({ page }) => (page === '' ? 'Inicio' : `/${page}`) },
  { label: 'Conexión', show: connectionWords },
  ...visitMetrics.map((metric) => ({
    label: metric,
    isNumber: true,
    show: ({ metrics }: PageSpeed) => (
      <Speed speed={metrics.find((speed) => speed.metric === metric)} />
    ),
  })),
]

function connectionWords({ connection, savesData }: PageSpeed): string {
  const name = connection === 'unknown' ? 'Desconocida' : connection
  return savesData ? `${name}, ahorra datos` : name
}

const ratings: Record<VisitRating, { words: string; className: string }> = {
  good: { words: 'Buena', className: 'bg-palma-soft text-on-palma-soft' },
  'to-improve': { words: 'A mejorar', className: 'bg-sol-soft text-ink' },
  poor: { words: 'Mala', className: 'bg-danger-soft text-danger' },
}

function Speed({ speed }: { speed: VisitSpeed | undefined }) {
  if (!speed) return <span className="text-muted">Sin datos</span>
  const { metric, p75, visits } = speed
  const { words, className } = ratings[rateMetric(metric, p75)]
  return (
    <span className="inline-grid justify-items-end gap-0.5">
      <span className="flex flex-wrap justify-end gap-x-1">
        <span className="font-semibold whitespace-nowrap">{shown(metric, p75)}</span>{' '}
        <span className={`rounded-full px-2 py-0.5 text-small ${className}`}>{words}</span>
      </span>
      <span className="text-small text-muted">
        {counted(visits, { one: 'visita', many: 'visitas' })}
      </span>
    </span>
  )
}

/** Two digits that mean something: the buckets tell no more. */
function shown(metric: VisitMetric, p75: number): string {
  if (metric === 'CLS') return p75.toFixed(2)
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(1)} s`
}
