import type { Message } from '@wepa/domain/conversations/conversation'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import { useState } from 'react'
import { isFromDevice } from '../../../lib/device/device-marks.ts'

/**
 * The first message that was unread when the thread was opened: there a line stands and reading begins.
 * Null for none; undefined until the server has answered since then, for what is kept may be older.
 */
export function useFirstUnread(
  messages: readonly Message[] | undefined,
  ownId: number,
  isFetched: boolean,
): number | null | undefined {
  const [first, setFirst] = useState<number | null>()
  if (first === undefined && messages && isFetched && !isFromDevice(messages)) {
    const unread = messages.find(
      (each) => each.senderId !== ownId && !each.isRead && !isRemoved(each),
    )
    setFirst(unread?.id ?? null)
  }
  return first
}
