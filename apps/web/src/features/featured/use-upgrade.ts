import type { FeaturedOffer } from '@wepa/domain/feature'
import type { ListingDetail } from '@wepa/domain/listing'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
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
  const finish = async (title: string) => {
    await settled.forget(listing.id)
    showToast({
      title,
      description: `Tu anuncio ahora está destacado por ${offer.days} días`,
      tone: 'good',
    })
    onDone()
  }
  const request = usePaymentRequest(async () => {
    const answer = await upgrade.mutateAsync({ listingId: listing.id, tier: offer.id })
    if ('clientSecret' in answer) return answer.clientSecret
    await finish('¡Éxito!')
    return undefined
  })
  return {
    request,
    settle: () => void settled.wait(listing.id).then(() => finish('¡Pago exitoso!')),
  }
}
