import type { Message } from '@wepa/domain/conversations/conversation'
import { type RefObject, useCallback, useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { announceReader } from '../../../live/being-read.ts'
import { noteReadHere } from '../../../live/message-caches.ts'
import { enqueue } from '../../../offline/outbox/outbox.ts'
import { lastInSight } from './use-thread-scroll.ts'

interface ReadingInput {
  conversationId: number
  userId: number
  messages: readonly Message[] | undefined
  box: RefObject<HTMLElement | null>
  /** It is known which one was the first unread. */
  isReady: boolean
}

/**
 * Marks as read what is really before the reader's eyes: the window in front, the message in sight.
 * @returns what to call when something else is in sight
 */
export function useReading({ conversationId: id, userId, messages, box, isReady }: ReadingInput) {
  const utils = trpc.useUtils()
  const note = useCallback(() => {
    if (!isReady || !isLookedAt()) return
    const seen = lastInSight(box.current)
    const upTo = messages?.findLast(
      (message) => message.senderId !== userId && !message.isRead && message.id <= seen,
    )?.id
    if (upTo === undefined) return
    noteReadHere(utils, id, upTo, userId)
    void enqueue(userId, { kind: 'mark-read', what: 'conversation', id, upTo })
  }, [id, userId, messages, box, isReady, utils])

  useEffect(() => {
    note()
    const events = ['focus', 'visibilitychange'] as const
    for (const name of events) window.addEventListener(name, note)
    return () => {
      for (const name of events) window.removeEventListener(name, note)
    }
  }, [note])

  useEffect(
    () =>
      announceReader({
        conversationId: id,
        isAtEnd: () =>
          isReady && isLookedAt() && (messages?.at(-1)?.id ?? 0) <= lastInSight(box.current),
      }),
    [id, isReady, messages, box],
  )
  return note
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
