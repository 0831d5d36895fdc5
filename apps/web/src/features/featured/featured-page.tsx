import { offerOf, PROMOTION_PLANS, UPGRADE_TIERS } from '@wepa/domain/payments/feature'
import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import { networksInWords } from '@wepa/domain/sharing/social'
import { useRef, useState } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingChoice } from './listing-choice.tsx'
import { MyFeatured } from './my-featured.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { money, pricesInWords } from './offer-texts.ts'
import { PromotionPayment } from './promotion-payment.tsx'
import { SuccessReturn } from './success-return.tsx'
import { useNetworks } from './use-networks.ts'

export interface Promotion {
  listingId: number | undefined
  plan: FeaturedPlanId
  /** The card is being asked for. */
  isPaying: boolean
}

interface FeaturedPageProps {
  promotion: Promotion
  isBack: boolean
  /** To the payment, and back. */
  onStep: (promotion: Promotion) => void
  onPaid: (listingId: number) => void
}

/** Promotion plans: /featured-listings. */
export function FeaturedPage({ promotion, isBack, onStep, onPaid }: FeaturedPageProps) {
  const { status, user } = useKnownSession()
  // The address follows with the payment: a choice must show at once.
  const [plan, setPlan] = useState(promotion.plan)
  return (
    <div className="page max-w-5xl! grid grid-cols-1 gap-8 py-6 md:py-10">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-h2 font-bold md:text-h1">
          Anuncios destacados
        </h1>
        <p className="text-lead text-muted">Que tu anuncio sea de los primeros que se ven.</p>
      </div>
      {isBack && status === 'member' && (
        <SuccessReturn key={promotion.listingId} listingId={promotion.listingId} />
      )}
      {status === 'unknown' && <Skeleton className="h-96 w-full" />}
      {status === 'visitor' && (
        <>
          <Plans plan={plan} onChange={setPlan} />
          <SignInInvitation
            title="Inicia sesión"
            text="Debes iniciar sesión para destacar anuncios"
            redirect="/featured-listings"
          />
        </>
      )}
      {status === 'member' && (
        <OwnPromotion userId={user.id} {...{ promotion, plan, setPlan, onStep, onPaid }} />
      )}
    </div>
  )
}

interface OwnPromotionProps extends Omit<FeaturedPageProps, 'isBack'> {
  userId: number
  plan: FeaturedPlanId
  setPlan: (plan: FeaturedPlanId) => void
}

function OwnPromotion(props: OwnPromotionProps) {
  const { userId, promotion, plan, setPlan, onStep, onPaid } = props
  const [listingId, setListingId] = useState(promotion.listingId)
  const [isMissing, setIsMissing] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const proceed = () => {
    setIsMissing(listingId === undefined)
    if (listingId !== undefined) return onStep({ listingId, plan, isPaying: true })
    // What is missing stands far above the button: the first ad, or the way to publish one.
    choice.current?.querySelector<HTMLElement>('input:enabled, a')?.focus()
  }
  if (promotion.isPaying && listingId !== undefined) {
    return (
      <PromotionPayment
        listingId={listingId}
        offer={offerOf(PROMOTION_PLANS, plan)}
        onPaid={() => {
          setListingId(undefined)
          onPaid(listingId)
        }}
        onBack={() => onStep({ listingId, plan, isPaying: false })}
      />
    )
  }
  return (
    <>
      <MyFeatured />
      <div ref={choice}>
        <ListingChoice
          userId={userId}
          value={listingId}
          error={isMissing && listingId === undefined ? 'Selecciona un anuncio' : undefined}
          onChange={setListingId}
        />
      </div>
      <Plans plan={plan} onChange={setPlan} onContinue={proceed} />
    </>
  )
}

interface PlansProps {
  plan: FeaturedPlanId
  onChange: (plan: FeaturedPlanId) => void
  onContinue?: () => void
}

function Plans({ plan, onChange, onContinue }: PlansProps) {
  const networks = useNetworks()
  return (
    <div className="grid grid-cols-1 gap-5">
      <OfferPicker
        legend="Escoge un plan"
        offers={PROMOTION_PLANS}
        value={plan}
        onChange={onChange}
      />
      <p className="text-body text-muted">
        Desde «Mis anuncios», el mismo destacado, con los mismos días, lugares y beneficios, cuesta{' '}
        {pricesInWords(UPGRADE_TIERS)}.
      </p>
      {networks.length > 0 && (
        <p className="text-body text-muted">
          Con Spotlight publicamos tu anuncio en las cuentas de Wepa en {networksInWords(networks)}.
          La publicación se retira cuando el anuncio se vende, se apaga o se borra.
        </p>
      )}
      {onContinue && (
        <Button tone="call" size="large" onClick={onContinue}>
          Continuar al pago · {money(offerOf(PROMOTION_PLANS, plan))}
        </Button>
      )}
    </div>
  )
}
