import { useCallback } from 'react'
import { trpc } from '../../lib/trpc.ts'

const tries = 5
const pause = 700

/** After a payment: waits until the ad is featured, and forgets what was known of it before. */
export function useSettled() {
  const refresh = trpc.featured.refresh.useMutation()
  const utils = trpc.useUtils()
  const { mutateAsync } = refresh
  /** The card was taken: that its place is not seen yet is no failure, so this gives up quietly. */
  const wait = useCallback(
    async (listingId: number) => {
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        const answer = await mutateAsync({ listingId }).catch(() => undefined)
        if (answer?.isFeatured) return
        await new Promise((done) => setTimeout(done, pause))
      }
    },
    [mutateAsync],
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
