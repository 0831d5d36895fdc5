import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { noteMessage } from '../../../live/message-caches.ts'
import { onDone } from '../../../offline/outbox/outbox.ts'

/** What the outbox has brought to the server stands on the screen at once. */
export function useOutboxNews(): void {
  const utils = trpc.useUtils()
  const queries = useQueryClient()
  useEffect(() => {
    const sent = onDone('message', ({ task, result }) => {
      noteMessage({ utils, queries }, result, false)
      // What it answered is different now, and the ad may be.
      if (task.act) void utils.conversations.invalidate()
    })
    const read = onDone('mark-read', ({ task }) => {
      if (task.what !== 'conversation') return
      void utils.conversations.unreadCount.invalidate()
      // The notification of a message is read with it.
      void utils.notifications.invalidate()
    })
    const marked = onDone('mark-conversation', () => void utils.conversations.list.invalidate())
    return () => {
      marked()
      sent()
      read()
    }
  }, [utils, queries])
}
