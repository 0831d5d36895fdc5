import type { AdminStats } from '@wepa/domain/admin/dashboard'
import { formatCents } from '@wepa/domain/prices/price'
import { Activity, CircleDollarSign, type LucideIcon, Tags, UsersRound } from 'lucide-react'
import '../../blocks/listing-card/category-hues.css'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Four cards, in whose small print stand the metrics of the last hours and days. */
export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl
      aria-busy={!stats}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-3 lg:grid-cols-4"
    >
      {cards.map(({ label, icon: Icon, look, show, more }) => (
        <div
          key={label}
          className="grid content-start gap-1 rounded-card border border-line bg-card p-3 shadow-soft sm:p-4"
        >
          <dt className="flex items-center gap-x-3 gap-y-1 text-body text-muted max-sm:flex-col max-sm:items-start">
            <span className={`grid size-10 flex-none place-items-center rounded-full ${look}`}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            </span>
            {label}
          </dt>
          <dd className="figures wrap-anywhere text-h1">
            {stats ? show(stats) : <Skeleton className="my-1.5 h-9 w-24" />}
          </dd>
          <dd className="text-small text-muted">
            {stats ? more(stats) : <Skeleton className="h-5 w-40" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Card = {
  label: string
  icon: LucideIcon
  look: string
  show: (stats: AdminStats) => string
  more: (stats: AdminStats) => string
}

const number = (count: number) => count.toLocaleString('es-PR')

const cards: readonly Card[] = [
  {
    label: 'Usuarios',
    icon: UsersRound,
    look: 'bg-caribe-soft text-caribe',
    show: ({ totalUsers }) => number(totalUsers),
    more: ({ newUsers24h, newUsers7d }) =>
      `${number(newUsers24h)} en 24 horas · ${number(newUsers7d)} en 7 días`,
  },
  {
    label: 'Anuncios públicos',
    icon: Tags,
    look: 'bg-palma-soft text-on-palma-soft',
    show: ({ totalListings }) => number(totalListings),
    more: ({ newListings24h }) => `${number(newListings24h)} publicados en 24 horas`,
  },
  {
    label: 'Activos en 24 horas',
    icon: Activity,
    look: 'category-tint hue-empleos',
    show: ({ activeUsers24h }) => number(activeUsers24h),
    more: ({ totalViews24h, totalSearches24h }) =>
      `${number(totalViews24h)} vistas · ${number(totalSearches24h)} búsquedas`,
  },
  {
    label: 'Ingresos en 24 horas',
    icon: CircleDollarSign,
    look: 'bg-sol text-on-sol',
    show: ({ revenue24h }) => formatCents(Math.round(Number(revenue24h) * 100)),
    more: () => 'Planes y destacados cobrados',
  },
]
