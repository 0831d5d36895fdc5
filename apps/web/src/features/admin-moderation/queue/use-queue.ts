import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'

export type QueueState = 'pending' | 'resolved'

/** How often the queue and its numbers are asked for anew, in ms. */
const pace = 30_000

/** Nobody is asked without network, nor while nobody looks: who comes back gets news at once. */
export function usePace(isMoving: boolean) {
  const { isOnline } = useConnection()
  return {
    staleTime: 0,
    refetchInterval: isMoving && isOnline && pace,
    refetchOnWindowFocus: isMoving,
  }
}

/** The cases that wait, the oldest first, or were decided, the last first; of one kind or of all. */
export function useQueue(kind: CaseKind | undefined, state: QueueState) {
  const query = trpc.moderation.list.useInfiniteQuery(
    { state, limit: 20, ...(kind && { kind }) },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      ...usePace(state === 'pending'),
    },
  )
  return { query, cases: query.data?.pages.flatMap(({ items }) => items) }
}
