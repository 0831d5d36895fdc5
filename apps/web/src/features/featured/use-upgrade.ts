import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { FeaturedOffer } from '@wepa/domain/payments/feature'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { type PaidToast, paidToast } from './until-featured.ts'
import { usePaymentRequest } from './use-payment-request.ts'
import { useSettled } from './use-settled.ts'

interface UpgradeOptions {
  listing: ListingDetail
  /** The page offers a place of the plan: then a payment is asked for by another press, never by this one. */
  isIncluded: boolean
  offer: FeaturedOffer
  /** Whether it was paid for, and not a place of the plan. */
  onDone: (isPaid: boolean) => void
}

/** Featuring an ad with a tier: with a place of the plan at once, or by a payment that is confirmed here. */
export function useUpgrade({ listing, isIncluded, offer, onDone }: UpgradeOptions) {
  const upgrade = trpc.featured.upgrade.useMutation()
  const settled = useSettled()
  const { subscriptions } = trpc.useUtils()
  const finish = async (toast: PaidToast, isPaid: boolean) => {
    await settled.forget(listing.id)
    showToast(toast)
    onDone(isPaid)
  }
  const request = usePaymentRequest(async () => {
    const answer = await upgrade.mutateAsync({ listingId: listing.id, tier: offer.id })
    if ('clientSecret' in answer) {
      if (!isIncluded) return answer.clientSecret
      // Another tab has taken the last place of the plan.
      await subscriptions.status.invalidate()
      return undefined
    }
    await finish({ ...paidToast('featured', offer.days), title: '¡Éxito!' }, false)
    return undefined
  })
  return {
    request,
    settle: async () => finish(paidToast(await settled.wait(listing.id), offer.days), true),
  }
}
