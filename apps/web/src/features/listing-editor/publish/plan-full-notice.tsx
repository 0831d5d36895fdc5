import { hasListingRoom, PLANS } from '@wepa/domain/payments/plan'
import type { SelfUser } from '@wepa/domain/people/user'
import { CircleAlert } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/**
 * Says before anything is written that the plan has no place left, as far as is known: without network from
 * what was kept. Writing goes on all the same, as a draft.
 */
export function PlanFullNotice({ user }: { user: Pick<SelfUser, 'id' | 'subscriptionPlan'> }) {
  const { data: stats } = trpc.users.sellerStats.useQuery({ id: user.id }, { staleTime: 0 })
  const plan = user.subscriptionPlan
  const isFull = stats !== undefined && !hasListingRoom(plan, stats.published)
  return (
    <div role="status" className="empty:hidden">
      {isFull && (
        <div className="grid grid-cols-1 gap-3 rounded-card border border-sol bg-sol-soft p-4">
          <div className="flex items-start gap-3">
            <CircleAlert
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="mt-0.5 flex-none"
            />
            <div className="grid min-w-0 gap-1">
              <p className="text-body font-semibold">
                Tu plan {PLANS[plan].name} permite {PLANS[plan].listings} anuncios activos y ya
                tienes {stats.published}.
              </p>
              <p className="text-body">
                Puedes escribir este y se queda como borrador. Para publicarlo, mejora tu plan o
                desactiva uno de los que tienes.
              </p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkButton to="/subscription">Mejorar plan</LinkButton>
            <LinkButton tone="quiet" to="/my-listings">
              Desactivar un anuncio
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  )
}
