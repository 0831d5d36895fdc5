import type { PaidPlanId } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { type ReactNode, useEffect, useRef } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanList } from './plan-list.tsx'
import { Benefits, Questions, UseCases } from './plan-reasons.tsx'
import { SuccessReturn } from './success-return.tsx'
import { usePlanChange } from './use-plan-change.ts'

interface SubscriptionPageProps {
  /** The plan that is being bought. */
  plan: PaidPlanId | undefined
  isBack: boolean
  onPaid: () => void
}

/** Subscription. */
export function SubscriptionPage({ plan, isBack, onPaid }: SubscriptionPageProps) {
  const { status: session } = useSession()
  useStepFocus(plan)
  const own = trpc.subscriptions.status.useQuery(undefined, {
    enabled: session === 'member',
    staleTime: 0,
  })
  const isMember = session === 'member'
  if (plan && session === 'visitor') return <SignInFirst plan={plan} />
  const notice = <PlanNotice error={own.error} onRetry={() => void own.refetch()} />
  if (plan && own.isError) return notice
  const mayBuy = own.data && (own.data.plan !== plan || own.data.graceUntil !== null)
  if (plan && !own.data) return <StepSkeleton />
  if (plan && own.data && mayBuy) return <PaymentStep {...{ plan, onPaid }} status={own.data} />
  const status = isMember ? own.data : undefined
  return <Overview {...{ session, status, isBack, notice }} />
}

/** Between the plans and the payment only the search changes: the focus follows as after a navigation. */
function useStepFocus(plan: PaidPlanId | undefined): void {
  const before = useRef(plan)
  useEffect(() => {
    if (before.current === plan) return
    before.current = plan
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [plan])
}

function PlanNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton className="h-36 w-full" />
  return <LoadFailure {...{ error, onRetry }} title="No pudimos abrir tu plan" />
}

interface OverviewProps {
  session: ReturnType<typeof useSession>['status']
  status: SubscriptionStatus | undefined
  /** In place of a member's plan while it is not known: that it comes, or why it does not. */
  notice: ReactNode
  isBack: boolean
}

function Overview({ session, status, isBack, notice }: OverviewProps) {
  const change = usePlanChange()
  return (
    <div className="page grid grid-cols-1 gap-8 py-6 md:gap-12 md:py-10">
      <div className="grid gap-2 text-center">
        <h1 tabIndex={-1} className="text-h2 font-bold md:text-h1">
          Planes de Wepa
        </h1>
        <p className="text-lead text-muted">Vende a tu ritmo. Cambia o cancela cuando quieras.</p>
      </div>
      {isBack && session === 'member' && <SuccessReturn />}
      {session === 'member' && (status ? <CurrentPlan {...{ status, change }} /> : notice)}
      <PlanList
        status={status}
        isVisitor={session === 'visitor'}
        onChooseFree={change.askToCancel}
      />
      <PlanComparison />
      <Benefits />
      <UseCases />
      <Questions />
      {status && status.plan !== 'free' && <CancelDialog {...{ status, change }} />}
    </div>
  )
}

function SignInFirst({ plan }: { plan: PaidPlanId }) {
  return (
    <div className="page py-6">
      <SignInInvitation
        level={1}
        title="Inicia sesión"
        text="Debes iniciar sesión para suscribirte"
        redirect={`/subscription?plan=${plan}`}
      />
    </div>
  )
}

function StepSkeleton() {
  return (
    <div className="page max-w-5xl! grid grid-cols-1 gap-5 py-6 md:py-10" aria-busy="true">
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
