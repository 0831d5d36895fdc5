import { PLANS, type PlanId } from '@wepa/domain/payments/plan'
import { LinkButton } from '../../ui/link-button.tsx'

/** A plan whose renewal is owed cannot be changed: first it is paid. */
export function DueFirst({ plan }: { plan: PlanId }) {
  if (plan === 'free') return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-body">
        Tu renovación de {PLANS[plan].name} está pendiente. Págala primero; después cambias de plan.
      </p>
      <LinkButton tone="call" size="large" to="/subscription" search={{ plan }}>
        Pagar la renovación
      </LinkButton>
    </div>
  )
}
