import type { SellerStats } from '@wepa/domain/listings/listing-schema'
import {
  CircleCheck,
  Eye,
  type LucideIcon,
  MessageCircle,
  MousePointerClick,
  Percent,
  Tags,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

interface SellerMetricsProps {
  /** Undefined while they are on their way. */
  stats: SellerStats | undefined
  hasFailed: boolean
}

/** The six metrics over all own ads. */
export function SellerMetrics({ stats, hasFailed }: SellerMetricsProps) {
  const show = (write: (stats: SellerStats) => string): ReactNode => {
    if (stats) return write(stats)
    return hasFailed ? '—' : <Skeleton className="h-7 w-12" />
  }
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,var(--least)),1fr))] gap-2 [--least:6.5rem] sm:gap-3 sm:[--least:11rem] lg:[--least:9rem]"
      aria-busy={!stats && !hasFailed}
    >
      <Metric icon={Tags} label="Anuncios">
        {show(({ total }) => total.toLocaleString('es-PR'))}
      </Metric>
      <Metric icon={CircleCheck} label="Activos">
        {show(({ active }) => active.toLocaleString('es-PR'))}
      </Metric>
      <Metric icon={Eye} label="Vistas">
        {show(({ views }) => views.toLocaleString('es-PR'))}
      </Metric>
      <Metric icon={MousePointerClick} label="Clics">
        {show(({ clicks }) => clicks.toLocaleString('es-PR'))}
      </Metric>
      <Metric icon={MessageCircle} label="Mensajes">
        {show(({ messages }) => messages.toLocaleString('es-PR'))}
      </Metric>
      <Metric icon={Percent} label="Conversión" hint="Mensajes por cada 100 vistas">
        {show(({ conversion }) => `${conversion}%`)}
      </Metric>
    </dl>
  )
}

interface MetricProps {
  icon: LucideIcon
  label: string
  hint?: string
  children: ReactNode
}

function Metric({ icon: Icon, label, hint, children }: MetricProps) {
  return (
    <div title={hint} className="rounded-card border border-line bg-card p-3 shadow-soft sm:p-4">
      <dt className="flex items-center gap-1.5 text-small text-muted">
        <Icon
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="hidden flex-none sm:block"
        />
        {label}
      </dt>
      <dd className="figures mt-1 flex h-8 items-center text-h3 sm:text-h2">{children}</dd>
    </div>
  )
}
