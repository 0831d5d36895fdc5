import { PLAN_IDS } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'

interface PlanListProps {
  status: SubscriptionStatus | undefined
  isVisitor: boolean
  onChooseFree: () => void
}

export function PlanList({ status, isVisitor, onChooseFree }: PlanListProps) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {PLAN_IDS.map((plan) => (
        <PlanCard
          key={plan}
          plan={plan}
          isCurrent={status?.plan === plan}
          isTrialAvailable={status?.isTrialAvailable ?? true}
          action={<PlanAction {...{ plan, status, isVisitor, onChooseFree }} />}
        />
      ))}
    </div>
  )
}
