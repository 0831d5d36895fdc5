import type { SellerStats } from '@wepa/domain/listings/listing-schema'
import { isNearListingLimit, PLANS, type PlanId } from '@wepa/domain/payments/plan'
import { CircleAlert } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'

interface PlanNoticeProps {
  plan: PlanId
  stats: SellerStats | undefined
}

/** Warns when 80 % of the plan's active ads are used. */
export function PlanNotice({ plan, stats }: PlanNoticeProps) {
  if (!stats || !isNearListingLimit(plan, stats.published)) return null
  const { name, listings } = PLANS[plan]
  return (
    <aside
      aria-label="Límite de tu plan"
      className="flex flex-wrap items-center gap-x-3 rounded-card bg-sol-soft py-1 pr-1 pl-4"
    >
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
      <p className="flex-1 py-2 text-body">
        Usas <strong className="font-semibold">{stats.published}</strong> de los {listings} anuncios
        activos de tu plan {name}. Con Pro no hay límite.
      </p>
      <LinkButton tone="bare" to="/subscription">
        Ver Planes Pro
      </LinkButton>
    </aside>
  )
}
