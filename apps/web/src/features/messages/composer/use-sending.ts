import type { Conversation, Message } from '@wepa/domain/conversations/conversation'
import { photosText } from '@wepa/domain/conversations/message-photos'
import { useEffect, useMemo, useState } from 'react'
import { dropMessagePhotos, shelfOf } from '../../../blocks/messages/message-photo-shelf.ts'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import type { MessageAct } from '../../../offline/browser-db/task.ts'
import { keepPhoto } from '../../../offline/drafts/draft-photos.ts'
import { onDropped } from '../../../offline/outbox/announcements.ts'
import { discard, enqueue, retryNow, useQueued } from '../../../offline/outbox/outbox.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { ChosenPhoto } from '../photos/use-chosen-photos.ts'
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

type Words = { content: string; act?: MessageAct | undefined }

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

  const queue = async ({ content, act }: Words, clientId = makeUuid()) => {
    const createdAt = new Date().toISOString()
    setSent((before) => [...before, { clientId, content, act, createdAt }])
    const about = conversation?.listing?.title ?? ''
    const words = { conversationId, content, clientId, about }
    await enqueue(userId, { kind: 'message', ...words, ...(act && { act }) }).catch((error) => {
      setSent((before) => before.filter((each) => each.clientId !== clientId))
      throw error
    })
  }
  const tellLost = () =>
    showToast({ title: 'No se pudo enviar el mensaje. Inténtalo de nuevo.', tone: 'bad' })
  const send = (content: string, act?: MessageAct) => {
    queue({ content, act }).catch(() => {
      if (!act) onLost(content)
      tellLost()
    })
  }
  const sendPhotos = async (caption: string, photos: readonly ChosenPhoto[]) => {
    const clientId = makeUuid()
    const act = {
      kind: 'photos',
      keys: photos.map(({ key }) => key),
      caption: caption || null,
    } as const
    try {
      // First: a phone may be put away as soon as it is sent.
      for (const { key, blob } of photos) {
        if (blob) await keepPhoto({ draftId: shelfOf(clientId), key, userId, blob })
      }
      await queue({ content: caption || photosText(photos.length), act }, clientId)
    } catch {
      onLost(caption)
      tellLost()
      await dropMessagePhotos(clientId)
    }
  }
  const drop = (queuedId: string) => {
    const clientId = outgoing.find((each) => each.queuedId === queuedId)?.clientId
    setSent((before) => before.filter((each) => each.clientId !== clientId))
    void discard(queuedId)
  }
  return { outgoing, send, sendPhotos, retry: (id: string) => void retryNow(id), drop }
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
