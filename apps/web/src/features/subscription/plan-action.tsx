// The button of a plan's card: what it does depends on who looks and which plan they have.
import { type PaidPlanId, PLANS, type PlanId } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface PlanActionProps {
  plan: PlanId
  /** undefined for visitors, and until it has come. */
  status: SubscriptionStatus | undefined
  isVisitor: boolean
  onChooseFree: () => void
}

export function PlanAction({ plan, status, isVisitor, onChooseFree }: PlanActionProps) {
  // What a button would say is not known yet.
  if (!isVisitor && !status) return <div className="min-h-13" />
  if (plan === 'free') return <FreeAction {...{ status, isVisitor, onChooseFree }} />
  if (status?.plan === plan) return <CurrentPlan />
  const label = labelFor(plan, status)
  if (isVisitor) {
    return (
      <LinkButton
        tone={plan === 'pro' ? 'call' : 'main'}
        size="large"
        to="/auth"
        search={{ redirect: `/subscription?plan=${plan}` }}
        onClick={() => showToast({ title: 'Debes iniciar sesión para suscribirte' })}
      >
        {label}
      </LinkButton>
    )
  }
  return (
    <LinkButton
      tone={plan === 'pro' ? 'call' : 'main'}
      size="large"
      to="/subscription"
      search={{ plan }}
    >
      {label}
    </LinkButton>
  )
}

function FreeAction({ status, isVisitor, onChooseFree }: Omit<PlanActionProps, 'plan'>) {
  if (isVisitor) {
    return (
      <LinkButton tone="quiet" size="large" to="/auth" search={{ tab: 'register' }}>
        Crear Cuenta Gratis
      </LinkButton>
    )
  }
  const isOnFree = status?.plan === 'free'
  return (
    <Button
      tone="quiet"
      size="large"
      onClick={() => {
        // No call.
        if (isOnFree) showToast({ title: 'Ya tienes acceso al plan gratuito' })
        else onChooseFree()
      }}
    >
      {isOnFree ? 'Plan Actual' : 'Volver a Free'}
    </Button>
  )
}

function CurrentPlan() {
  return (
    <p className="grid min-h-13 place-items-center rounded-field bg-palma-soft text-lead font-semibold text-on-palma-soft">
      Plan Actual
    </p>
  )
}

function labelFor(plan: PaidPlanId, status: SubscriptionStatus | undefined): string {
  const { name, trialDays } = PLANS[plan]
  if (status && status.plan !== 'free') return `Cambiar a ${name}`
  if (status && !status.isTrialAvailable) return `Suscribirme a ${name}`
  return `Probar ${name} ${trialDays} días gratis`
}
