// 'Completar suscripción': what is bought, and the card for it.
import { type PaidPlanId, PLANS } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardPayment } from '../../blocks/card-payment/card-payment.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeStep } from './change-step.tsx'
import { DueFirst } from './due-first.tsx'
import { planTexts, priceText } from './plan-texts.ts'
import type { Start } from './read-start.ts'
import { dueText, submitText } from './submit-text.ts'
import { useBoughtElsewhere } from './use-bought-elsewhere.ts'
import { useSubscription } from './use-subscription.ts'

interface PaymentStepProps {
  plan: PaidPlanId
  status: SubscriptionStatus
  onPaid: () => void
}

export function PaymentStep({ plan, status, onPaid }: PaymentStepProps) {
  const isOther = status.plan !== 'free' && status.plan !== plan
  return (
    <div className="page max-w-5xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/subscription" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Volver a los planes
      </LinkButton>
      <h1 tabIndex={-1} className="mb-5 text-h2 font-bold md:text-h1">
        Completar suscripción
      </h1>
      {isOther ? (
        <Columns plan={plan}>
          {status.graceUntil ? (
            <DueFirst plan={status.plan} />
          ) : (
            <ChangeStep plan={plan} status={status} />
          )}
        </Columns>
      ) : (
        <FirstPayment {...{ plan, status, onPaid }} />
      )}
    </div>
  )
}

interface ColumnsProps {
  plan: PaidPlanId
  /** What is paid today. */
  due?: ReactNode
  children: ReactNode
}

/** What is done, and beside it what is bought. */
function Columns({ plan, due, children }: ColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_20rem]">
      <div className="rounded-card border border-line bg-card p-4 shadow-soft sm:p-6">
        {children}
      </div>
      <Summary plan={plan}>{due}</Summary>
    </div>
  )
}

function FirstPayment({ plan, status, onPaid }: PaymentStepProps) {
  const { start, retry } = useSubscription(plan)
  useBoughtElsewhere(start)
  const bill = {
    plan,
    isOwing: status.plan === plan && status.graceUntil !== null,
    isTrial: status.isTrialAvailable,
    amount: start.kind === 'card' ? start.request.amount : null,
  }
  return (
    <Columns plan={plan} due={<DueNow {...dueText(bill)} />}>
      <CardStep {...{ start, retry, onPaid }} submitLabel={submitText(bill)} />
    </Columns>
  )
}

function DueNow({ strong, text }: ReturnType<typeof dueText>) {
  return (
    <p className="text-body">
      {strong && <strong>{strong} </strong>}
      {text}
    </p>
  )
}

interface CardStepProps {
  start: Start
  retry: () => void
  submitLabel: string
  onPaid: () => void
}

function CardStep({ start, retry, submitLabel, onPaid }: CardStepProps) {
  if (start.kind === 'failed') {
    const title = 'Error al crear la suscripción'
    return <LoadFailure error={start.error} title={title} onRetry={retry} />
  }
  if (start.kind !== 'card') return <Skeleton className="h-96 w-full" />
  const { clientSecret, intentType } = start.request
  return (
    <CardPayment
      {...{ clientSecret, intentType, submitLabel }}
      returnPath="/subscription?success=true"
      failureText="Hubo un problema procesando el pago"
      onPaid={async () => onPaid()}
    />
  )
}

function Summary({ plan, children }: { plan: PaidPlanId; children: ReactNode }) {
  return (
    <aside
      aria-label="Lo que compras"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4 shadow-soft max-md:order-first sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lead font-bold">Plan {PLANS[plan].name}</h2>
        <p className="text-body">
          <strong className="figures text-lead">{priceText(plan)}</strong> al mes
        </p>
      </div>
      {children}
      <ul className="hidden gap-1.5 border-t border-line pt-3 text-body text-muted md:grid">
        {planTexts[plan].features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </aside>
  )
}
