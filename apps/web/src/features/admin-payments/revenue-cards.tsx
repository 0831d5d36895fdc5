import type { Revenue } from '@wepa/domain/payments/payment-event'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exactMoney } from './money-words.ts'

const spans = [
  { name: 'revenue24h', label: 'Últimas 24 horas' },
  { name: 'revenue7d', label: 'Últimos 7 días' },
  { name: 'revenue30d', label: 'Últimos 30 días' },
] as const satisfies readonly { name: keyof Revenue; label: string }[]

/** What came in, in three spans of time that end now. */
export function RevenueCards({ revenue }: { revenue: Revenue | undefined }) {
  return (
    <section aria-labelledby="revenue-title" aria-busy={!revenue} className="grid gap-3">
      <h2 id="revenue-title" className="text-h3 font-bold">
        Ingresos
      </h2>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {spans.map(({ name, label }) => (
          <div key={name} className="rounded-card border border-line bg-card p-4 shadow-soft">
            <dt className="text-body text-muted">{label}</dt>
            <dd className="text-h2 font-bold tabular-nums">
              {revenue ? exactMoney(revenue[name]) : <Skeleton className="h-9 w-28" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
