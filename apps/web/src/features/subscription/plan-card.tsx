import { dollars } from '@wepa/domain/payments/feature'
import { PLANS, type PlanId } from '@wepa/domain/payments/plan'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { planTexts, priceText, termsText } from './plan-texts.ts'

interface PlanCardProps {
  plan: PlanId
  isCurrent: boolean
  /** The trial is promised to people who may still have it. */
  isTrialAvailable: boolean
  /** What a press leads to. */
  action: ReactNode
}

/** One plan: its price, what it holds, what it leaves out. */
export function PlanCard({ plan, isCurrent, isTrialAvailable, action }: PlanCardProps) {
  const { name } = PLANS[plan]
  const { audience, features, limitations } = planTexts[plan]
  const isPopular = plan === 'pro'
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={classNames(
        'relative grid grid-cols-1 content-start gap-4 rounded-card bg-card p-5 shadow-soft sm:p-6',
        isPopular ? 'border-2 border-caribe' : 'border border-line',
      )}
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={`plan-${plan}`} className="text-h3 font-bold">
            {name}
          </h2>
          {isPopular && (
            <span className="rounded-full bg-caribe px-3 py-0.5 text-small font-semibold text-on-caribe">
              Más Popular
            </span>
          )}
          {PLANS[plan].struckPriceCents !== null && (
            <span className="rounded-full bg-sol px-3 py-0.5 text-small font-semibold text-on-sol">
              Tiempo limitado
            </span>
          )}
          {isCurrent && (
            <span className="rounded-full bg-palma-soft px-3 py-0.5 text-small font-semibold text-on-palma-soft">
              Tu plan
            </span>
          )}
        </div>
        <p className="text-body text-muted">{audience}</p>
      </div>
      <Price plan={plan} />
      <p className="min-h-6 text-body text-muted">{termsText(plan, isTrialAvailable)}</p>
      {action}
      <ul className="grid grid-cols-1 gap-2 border-t border-line pt-4 text-body">
        {features.map((feature) => (
          <Line key={feature} isIn>
            {feature}
          </Line>
        ))}
        {limitations.map((limitation) => (
          <Line key={limitation}>{limitation}</Line>
        ))}
      </ul>
    </section>
  )
}

function Price({ plan }: { plan: PlanId }) {
  const { struckPriceCents } = PLANS[plan]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {struckPriceCents !== null && (
        <s className="figures text-lead text-muted">
          <span className="sr-only">Antes </span>${dollars(struckPriceCents)}
        </s>
      )}
      <strong className="figures text-h1 font-bold">{priceText(plan)}</strong>
      <span className="text-body text-muted">al mes</span>
    </p>
  )
}

function Line({ isIn = false, children }: { isIn?: boolean; children: ReactNode }) {
  const Mark = isIn ? Check : X
  return (
    <li className={classNames('flex gap-2', !isIn && 'text-muted')}>
      <Mark
        aria-hidden="true"
        size={20}
        strokeWidth={2}
        className={classNames('mt-0.5 flex-none', isIn && 'text-palma')}
      />
      <span className="min-w-0 wrap-anywhere">
        {!isIn && <span className="sr-only">No incluye: </span>}
        {children}
      </span>
    </li>
  )
}
