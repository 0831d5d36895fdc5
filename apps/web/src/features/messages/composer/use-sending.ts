import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import { useEffect, useMemo, useState } from 'react'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import type { MessageAct } from '../../../offline/browser-db/task.ts'
import { onDropped } from '../../../offline/outbox/announcements.ts'
import { discard, enqueue, retryNow, useQueued } from '../../../offline/outbox/outbox.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { Outgoing } from '../thread-entries.ts'
import { outgoingOf, type Sent } from './outgoing.ts'

interface SendingInput {
  conversation: Conversation | undefined
  conversationId: number
  userId: number
  messages: readonly Message[] | undefined
  /** The text could not even be queued: it must not be lost. */
  onLost: (content: string) => void
}

/** Sends through the outbox, online and offline alike (house: one path), and shows what is on its way. */
export function useSending(input: SendingInput) {
  const { conversation, conversationId, userId, messages, onLost } = input
  const { isOnline } = useConnection()
  const queued = useQueued(userId)
  const [sent, setSent] = useState<readonly Sent[]>([])
  const outgoing = useMemo(
    () => outgoingOf({ queued, sent, conversationId, isOnline }),
    [queued, sent, conversationId, isOnline],
  )
  useStoredAreDone(messages, setSent)
  useDroppedAreGone(setSent)
  useRefusals(conversationId, outgoing)

  const send = (content: string, act?: MessageAct) => {
    const clientId = makeUuid()
    const createdAt = new Date().toISOString()
    setSent((before) => [...before, { clientId, content, act, createdAt }])
    const about = conversation?.listing?.title ?? ''
    const words = { conversationId, content, clientId, about }
    enqueue(userId, { kind: 'message', ...words, ...(act && { act }) }).catch(() => {
      setSent((before) => before.filter((each) => each.clientId !== clientId))
      if (!act) onLost(content)
      showToast({ title: 'No se pudo enviar el mensaje. Inténtalo de nuevo.', tone: 'bad' })
    })
  }
  const drop = (queuedId: string) => {
    const clientId = outgoing.find((each) => each.queuedId === queuedId)?.clientId
    setSent((before) => before.filter((each) => each.clientId !== clientId))
    void discard(queuedId)
  }
  return { outgoing, send, retry: (id: string) => void retryNow(id), drop }
}

type ChangeSent = (change: (before: readonly Sent[]) => readonly Sent[]) => void

/** What was taken out of the queue, in whatever tab, is not on its way any more. */
function useDroppedAreGone(setSent: ChangeSent): void {
  useEffect(
    () =>
      onDropped(({ task }) => {
        if (task.kind !== 'message') return
        setSent((before) => before.filter(({ clientId }) => clientId !== task.clientId))
      }),
    [setSent],
  )
}

/** What stands in the thread needs no second bubble. */
function useStoredAreDone(messages: readonly Message[] | undefined, setSent: ChangeSent): void {
  useEffect(() => {
    const stored = new Set(messages?.map(({ clientId }) => clientId))
    setSent((before) =>
      before.some(({ clientId }) => stored.has(clientId))
        ? before.filter(({ clientId }) => !stored.has(clientId))
        : before,
    )
  }, [messages, setSent])
}

/** A refusal may mean that the other side is gone: the conversation is asked for again. */
function useRefusals(conversationId: number, outgoing: readonly Outgoing[]): void {
  const { conversations } = trpc.useUtils()
  const refused = outgoing.filter(({ state }) => state === 'failed').length
  useEffect(() => {
    if (refused > 0) void conversations.get.invalidate({ id: conversationId })
  }, [refused, conversationId, conversations])
}
