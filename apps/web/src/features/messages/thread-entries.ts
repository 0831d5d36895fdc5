// What stands in a thread: the stored messages and, after them, what is still on its way.
import { AUTO_TYPE } from '@wepa/domain/conversations/auto-message'
import type { Message } from '@wepa/domain/conversations/conversation'
import { type MessagePhoto, PHOTO_TYPE } from '@wepa/domain/conversations/message-photos'
import type { Offer } from '@wepa/domain/conversations/offer'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import type { Meeting } from '@wepa/domain/meetings/meeting'
import type { MessageAct } from '../../offline/browser-db/task.ts'

/** `waiting`: in the queue; `failed`: refused, and kept until the person decides. */
export type EntryState = 'sent' | 'read' | 'sending' | 'waiting' | 'failed'

export type Entry = {
  /** The same before and after it was stored, so that its bubble stays the same. */
  key: string
  /** Of a stored message alone. */
  id: number | null
  /** Of one that is in the queue. */
  queuedId: string | null
  isOwn: boolean
  /** Taken out by the administration: `content` says so. */
  isRemoved: boolean
  /** Answered by itself, while its writer was closed. */
  isAuto: boolean
  content: string
  /** Of a message that makes one. */
  offer: Offer | null
  /** Of a message that proposes one. */
  meeting: Meeting | null
  /** Of a message that carries some. */
  photos: EntryPhotos | null
  createdAt: string
  state: EntryState
  /** Why it waits or was refused, in Spanish. */
  reason: string | null
}

/** `stored`: those the server gave, none once they are no longer kept; `waiting`: the keys of those in the browser. */
export type EntryPhotos =
  | { stored: readonly MessagePhoto[] }
  | { waiting: readonly string[]; clientId: string }

/** A message that is on its way, as the queue or this screen knows it. */
export type Outgoing = {
  clientId: string
  queuedId: string | null
  content: string
  act?: MessageAct | undefined
  createdAt: string
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}

/** The stored ones in their order, then what is on its way; what is both is stored. */
export function threadEntries(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  ownId: number,
): Entry[] {
  const readUpTo = lastRead(messages, ownId)
  const stored = new Set<string>()
  const entries = messages.map((message): Entry => {
    const isOwn = message.senderId === ownId
    if (isOwn && message.clientId) stored.add(message.clientId)
    return {
      key: (isOwn && message.clientId) || String(message.id),
      id: message.id,
      queuedId: null,
      isOwn,
      isRemoved: isRemoved(message),
      isAuto: message.messageType === AUTO_TYPE,
      content: message.content,
      ...hangingOn(message),
      createdAt: message.createdAt,
      state: isOwn && message.id <= readUpTo ? 'read' : 'sent',
      reason: null,
    }
  })
  for (const { clientId, act, ...each } of outgoing) {
    if (stored.has(clientId)) continue
    stored.add(clientId)
    const plain = { isOwn: true, isRemoved: false, isAuto: false, offer: null, meeting: null }
    const photos = act?.kind === 'photos' ? { waiting: act.keys, clientId } : null
    entries.push({ ...each, ...plain, photos, key: clientId, id: null })
  }
  return entries
}

function hangingOn({ offer, meeting, photos, messageType }: Message) {
  return {
    offer: offer ?? null,
    meeting: meeting ?? null,
    photos: messageType === PHOTO_TYPE ? { stored: photos ?? [] } : null,
  }
}

/** Who has read a message has read what stands before it. */
function lastRead(messages: readonly Message[], ownId: number): number {
  return messages.findLast(({ senderId, isRead }) => senderId === ownId && isRead)?.id ?? 0
}
