import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Which cases are asked for. `person`: only about this one. */
export type QueueQuestion = {
  kind: CaseKind | undefined
  show: 'pending' | 'urgent' | 'resolved'
  person: { id: number; fullName: string } | undefined
}

export const everythingWaiting: QueueQuestion = {
  kind: undefined,
  show: 'pending',
  person: undefined,
}

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

/** The cases that wait, the oldest first, or were decided, the last first. */
export function useQueue({ kind, show, person }: QueueQuestion) {
  const query = trpc.moderation.list.useInfiniteQuery(
    {
      state: show === 'resolved' ? 'resolved' : 'pending',
      limit: 20,
      ...(kind && { kind }),
      ...(person && { personId: person.id }),
      ...(show === 'urgent' && { isUrgent: true }),
    },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      ...usePace(show !== 'resolved'),
    },
  )
  return { query, cases: query.data?.pages.flatMap(({ items }) => items) }
}
