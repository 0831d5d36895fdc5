import type { WaitingRating } from '@wepa/domain/trust/rating'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'

/** Whom the signed-in person has yet to rate after a sale; none until the first answer. */
export function useWaitingRatings(): readonly WaitingRating[] {
  const { status } = useSession()
  const { data = none } = trpc.ratings.waiting.useQuery(undefined, {
    enabled: status === 'member',
    // The other side may note a sale at any time.
    staleTime: 60_000,
  })
  return data
}

const none: readonly WaitingRating[] = []
