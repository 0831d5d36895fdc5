import type { FeaturedOffer } from '@wepa/domain/feature'
import type { ListingDetail } from '@wepa/domain/listing'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type PaidToast, paidToast } from './until-featured.ts'
import { usePaymentRequest } from './use-payment-request.ts'
import { useSettled } from './use-settled.ts'

interface UpgradeOptions {
  listing: ListingDetail
  offer: FeaturedOffer
  onDone: () => void
}

/** Featuring an ad with a tier: with a place of the plan at once, or by a payment that is confirmed here. */
export function useUpgrade({ listing, offer, onDone }: UpgradeOptions) {
  const upgrade = trpc.featured.upgrade.useMutation()
  const settled = useSettled()
  const finish = async (toast: PaidToast) => {
    await settled.forget(listing.id)
    showToast(toast)
    onDone()
  }
  const request = usePaymentRequest(async () => {
    const answer = await upgrade.mutateAsync({ listingId: listing.id, tier: offer.id })
    if ('clientSecret' in answer) return answer.clientSecret
    await finish({ ...paidToast(true, offer.days), title: '¡Éxito!' })
    return undefined
  })
  return {
    request,
    settle: async () => finish(paidToast(await settled.wait(listing.id), offer.days)),
  }
}
