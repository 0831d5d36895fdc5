import { dollars, type FeaturedOffer } from '@wepa/domain/payments/feature'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { money } from './offer-texts.ts'
import { PaymentStep } from './payment-step.tsx'
import { paidToast } from './until-featured.ts'
import { usePaymentRequest } from './use-payment-request.ts'
import { useSettled } from './use-settled.ts'

interface PromotionPaymentProps {
  listingId: number
  offer: FeaturedOffer
  onPaid: () => void
  onBack: () => void
}

/** The payment of a plan of the promotion page. */
export function PromotionPayment({ listingId, offer, onPaid, onBack }: PromotionPaymentProps) {
  const promote = trpc.featured.promote.useMutation()
  const settled = useSettled()
  const request = usePaymentRequest(async () => {
    const { id: plan, priceCents, days: duration } = offer
    const amount = Number(dollars(priceCents))
    return (await promote.mutateAsync({ listingId, plan, amount, duration })).clientSecret
  })
  const settle = async () => {
    const settlement = await settled.wait(listingId)
    await settled.forget(listingId)
    showToast(paidToast(settlement, offer.days))
    onPaid()
  }
  return (
    <PaymentStep
      title={`${offer.name}, ${offer.days} días`}
      price={money(offer)}
      request={request}
      returnPath={`/featured-listings?success=true&listing=${listingId}`}
      onPaid={settle}
      onBack={onBack}
    />
  )
}
