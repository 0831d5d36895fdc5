import { useCallback } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { untilFeatured } from './until-featured.ts'

/** After a payment: waits until the ad is featured, and forgets what was known of it before. */
export function useSettled() {
  const utils = trpc.useUtils()
  /** Answers whether the ad is featured, or how its payment stands: a card that was taken may still wait for its bank. */
  const wait = useCallback(
    (listingId: number) => untilFeatured(() => utils.client.featured.refresh.mutate({ listingId })),
    [utils],
  )
  const forget = useCallback(
    async (listingId: number) => {
      await Promise.all([
        utils.listings.get.invalidate({ id: listingId }),
        utils.users.listings.invalidate(),
        utils.featured.mine.invalidate(),
        utils.subscriptions.status.invalidate(),
      ])
    },
    [utils],
  )
  return { wait, forget }
}
