// The plan one has: until when, what of it is used, and ending or keeping it.

import { PLANS, UNLIMITED } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { longDate } from '@wepa/domain/text/date'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { priceText } from './plan-texts.ts'
import type { PlanChange } from './use-plan-change.ts'

interface CurrentPlanProps {
  status: SubscriptionStatus
  change: PlanChange
}

export function CurrentPlan({ status, change }: CurrentPlanProps) {
  const { plan } = status
  return (
    <section
      aria-labelledby="current-plan"
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="current-plan" className="text-lead font-bold">
            Tu plan: {PLANS[plan].name}
          </h2>
          <p className="text-body text-muted">{timeText(status)}</p>
        </div>
        {plan !== 'free' && <EndOrKeep {...{ status, change }} />}
      </div>
      {status.graceUntil && <PaymentDue plan={plan} until={status.graceUntil} />}
      <Usage status={status} />
    </section>
  )
}

/** What happens next with the plan, and when. */
function timeText({
  plan,
  trialDaysLeft,
  cancelAt,
  nextBillingDate,
  graceUntil,
}: SubscriptionStatus) {
  if (plan === 'free') return 'Gratis, para siempre.'
  if (graceUntil) return `Tu renovación está pendiente de pago.`
  if (cancelAt) return `Cancelado: lo tienes hasta el ${longDate(cancelAt)} y no se cobra más.`
  if (trialDaysLeft > 0 && nextBillingDate) {
    const days = trialDaysLeft === 1 ? 'Te queda 1 día' : `Te quedan ${trialDaysLeft} días`
    return `${days} de prueba. El ${longDate(nextBillingDate)} se cobran ${priceText(plan)}.`
  }
  return nextBillingDate
    ? // Not what is charged then: a credit may pay it.
      `Se renueva el ${longDate(nextBillingDate)}. Cuesta ${priceText(plan)} al mes.`
    : 'Activo.'
}

function EndOrKeep({ status, change }: CurrentPlanProps) {
  if (status.cancelAt) {
    return (
      <Button isBusy={change.isResuming} onClick={() => void change.resume()}>
        {change.isResuming ? 'Reanudando…' : 'Reanudar plan'}
      </Button>
    )
  }
  return (
    <Button tone="quiet" isBusy={change.isCancelling} onClick={change.askToCancel}>
      {change.isCancelling ? 'Cancelando…' : 'Cancelar plan'}
    </Button>
  )
}

function PaymentDue({ plan, until }: { plan: SubscriptionStatus['plan']; until: string }) {
  if (plan === 'free') return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-danger-soft px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2 text-body font-medium text-danger">
        <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span>
          No pudimos cobrar tu renovación. Tu plan sigue hasta el {longDate(until)}; después vuelves
          a Free.
        </span>
      </p>
      <LinkButton to="/subscription" search={{ plan }}>
        Pagar con otra tarjeta
      </LinkButton>
    </div>
  )
}

function Usage({ status }: { status: SubscriptionStatus }) {
  const { listingsUsed, listingsLimit, featuredLeft, aiUsageCount, plan } = status
  const isUnlimited = listingsLimit >= UNLIMITED
  const { featured, aiUses } = PLANS[plan]
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
      <Metric label="Anuncios activos">
        {isUnlimited ? `${listingsUsed}, sin límite` : `${listingsUsed} de ${listingsLimit}`}
      </Metric>
      {plan !== 'free' && (
        <>
          <Metric label="Destacados de este mes">
            {featuredLeft === 1 ? 'Queda 1' : `Quedan ${featuredLeft}`} de {featured}
          </Metric>
          <Metric label="Usos de IA de este mes">
            {aiUsageCount} de {aiUses}
          </Metric>
        </>
      )}
    </dl>
  )
}

function Metric({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figures text-body font-semibold">{children}</dd>
    </div>
  )
}
