import type { Message } from '@wepa/domain/conversation'
import { useState } from 'react'

/**
 * The first message that was unread when the thread was opened: there a line stands and reading begins.
 * Null for none; undefined until the server has answered since then, for what is kept may be older.
 */
export function useFirstUnread(
  messages: readonly Message[] | undefined,
  ownId: number,
  isUpToDate: boolean,
): number | null | undefined {
  const [first, setFirst] = useState<number | null>()
  if (first === undefined && messages && isUpToDate) {
    const unread = messages.find(({ senderId, isRead }) => senderId !== ownId && !isRead)
    setFirst(unread?.id ?? null)
  }
  return first
}
