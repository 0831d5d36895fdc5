import { Link } from '@tanstack/react-router'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { offerOf, PROMOTION_PLANS, UPGRADE_TIERS } from '@wepa/domain/payments/feature'
import { PLANS } from '@wepa/domain/payments/plan'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { longDate, startOfMonth } from '@wepa/domain/text/date'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ListingSummary } from './listing-summary.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { money, pricesInWords } from './offer-texts.ts'
import { PaymentStep } from './payment-step.tsx'
import type { UpgradeStep } from './upgrade-step.ts'
import { useUpgrade } from './use-upgrade.ts'

interface UpgradeChoiceProps {
  listing: ListingDetail
  status: SubscriptionStatus
  step: UpgradeStep
  onStep: (step: UpgradeStep) => void
  /** Whether it was paid for, and not a place of the plan. */
  onDone: (isPaid: boolean) => void
}

/** The ad, the three tiers, and how: with a place of the plan, or by card. */
export function UpgradeChoice({ listing, status, step, onStep, onDone }: UpgradeChoiceProps) {
  // The address follows with the payment: a choice must show at once.
  const [tier, setTier] = useState(step.tier)
  const offer = offerOf(UPGRADE_TIERS, tier)
  const isIncluded = status.featuredLeft > 0
  const upgrade = useUpgrade({ listing, isIncluded, offer, onDone })
  const isPaying = step.isPaying && !isIncluded
  return (
    <div className="grid grid-cols-1 gap-6">
      <ListingSummary listing={listing} />
      {isPaying ? (
        <PaymentStep
          title={`${offer.name}, ${offer.days} días`}
          price={money(offer)}
          request={upgrade.request}
          returnPath={`/my-listings?featured=success&listing=${listing.id}`}
          onPaid={upgrade.settle}
          onBack={() => onStep({ tier, isPaying: false })}
        />
      ) : (
        <>
          {PLANS[status.plan].featured > 0 && <Allowance status={status} />}
          <OfferPicker
            legend="¿Por cuánto tiempo?"
            offers={UPGRADE_TIERS}
            value={tier}
            onChange={setTier}
            isFree={isIncluded}
          />
          {!isIncluded && <OtherPrices />}
          <FormAlert message={upgrade.request.error} />
          {isIncluded ? (
            <Button
              tone="call"
              size="large"
              isBusy={upgrade.request.isPending}
              onClick={upgrade.request.start}
            >
              Destacar con mi plan {PLANS[status.plan].name}
            </Button>
          ) : (
            <Button tone="call" size="large" onClick={() => onStep({ tier, isPaying: true })}>
              Continuar al pago · {money(offer)}
            </Button>
          )}
          {status.plan === 'free' && <PlanHint />}
        </>
      )}
    </div>
  )
}

function Allowance({ status }: { status: SubscriptionStatus }) {
  const now = useNow()
  const { featuredLeft, plan } = status
  const { name, featured } = PLANS[plan]
  const next = longDate(startOfMonth(new Date(now), 1).toISOString())
  return (
    <p
      role="status"
      className={classNames(
        'flex items-start gap-3 rounded-card px-4 py-3 text-body',
        featuredLeft > 0 ? 'bg-palma-soft text-on-palma-soft' : 'bg-caribe-soft',
      )}
    >
      <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <span>
        {featuredLeft === 0
          ? `Ya usaste los ${featured} destacados de este mes de tu plan ${name}.`
          : `Tu plan ${name} trae ${featured} destacados al mes: ${featuredLeft === 1 ? 'te queda 1' : `te quedan ${featuredLeft}`}, gratis.`}{' '}
        El {next} vuelven a ser {featured}.
      </span>
    </p>
  )
}

function PlanHint() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-body text-muted">
      <span className="flex-1 basis-56">
        Con Pro destacas {PLANS.pro.featured} anuncios al mes sin pagar aparte.
      </span>
      <LinkButton tone="bare" to="/subscription" className="-mx-4">
        Ver Planes Pro
      </LinkButton>
    </p>
  )
}

/** The promotion page has another list: who meets both must not feel cheated. */
function OtherPrices() {
  return (
    <p className="text-body text-muted">
      En{' '}
      <Link
        to="/featured-listings"
        className="font-medium text-caribe underline underline-offset-4"
      >
        Anuncios destacados
      </Link>{' '}
      los planes cuestan {pricesInWords(PROMOTION_PLANS)}: los mismos días, lugares y beneficios.
    </p>
  )
}
