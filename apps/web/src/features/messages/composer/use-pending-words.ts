import { useMemo } from 'react'
import { useConnection } from '../../../lib/device/connection.ts'
import { useQueued } from '../../../offline/outbox/outbox.ts'
import type { Outgoing } from '../thread-entries.ts'
import { outgoingOf } from './outgoing.ts'

/** The newest message of one's own that is still on its way, for each conversation that has one. */
export function usePendingWords(userId: number): ReadonlyMap<number, Outgoing> {
  const queued = useQueued(userId)
  const { isOnline } = useConnection()
  return useMemo(() => {
    const pending = new Map<number, Outgoing>()
    for (const { task } of queued) {
      if (task.kind !== 'message' || pending.has(task.conversationId)) continue
      const { conversationId } = task
      const last = outgoingOf({ queued, sent: [], conversationId, isOnline }).at(-1)
      if (last) pending.set(conversationId, last)
    }
    return pending
  }, [queued, isOnline])
}
