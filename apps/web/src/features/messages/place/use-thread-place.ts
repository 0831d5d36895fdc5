import type { Message } from '@wepa/domain/conversations/conversation'
import { type RefObject, useRef } from 'react'
import type { Entry } from '../thread-entries.ts'
import type { useMessages } from '../use-messages.ts'
import { useFirstUnread } from './use-first-unread.ts'
import { useReading } from './use-reading.ts'
import { useSoughtMessage } from './use-sought-message.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

interface ThreadPlaceInput extends ReturnType<typeof useMessages> {
  conversationId: number
  userId: number
  /** The newest of the thread. */
  last: Entry | undefined
}

type ThreadPlace = {
  box: RefObject<HTMLDivElement | null>
  /** Where reading begins; null for none, undefined while that is not known. */
  firstUnread: Message['id'] | null | undefined
  hasNews: boolean
  toEnd: () => void
}

/** Where a thread stands and what of it is read: at the first unread message, at one that was looked for, or at the end. */
export function useThreadPlace(input: ThreadPlaceInput): ThreadPlace {
  const { conversationId, userId, query, older, last } = input
  const { data: messages } = query
  const firstUnread = useFirstUnread(messages, userId, query.isFetchedAfterMount)
  const box = useRef<HTMLDivElement>(null)
  const isReady = firstUnread !== undefined
  const onMove = useReading({ conversationId, userId, messages, box, isReady })
  const { hasNews, toEnd } = useThreadScroll({
    box,
    lastKey: last?.key,
    isLastOwn: last?.isOwn ?? false,
    firstUnread,
    onMove,
  })
  useSoughtMessage({ box, messages, older })
  return { box, firstUnread, hasNews, toEnd }
}
