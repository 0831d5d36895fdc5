import { type ReactNode, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { replaceMessages } from '../../../live/message-list.ts'
import type { Entry } from '../thread-entries.ts'
import { MessagePhotos } from './message-photos.tsx'

/** Milliseconds within which a message's photos are not asked for anew twice. */
const pause = 60_000

/**
 * What a message with photos shows in place of its text. Addresses open for an hour at most: where they do not any
 * more, the message is asked for anew.
 */
export function usePhotoCards(conversationId: number, name: string) {
  const { client, conversations } = trpc.useUtils()
  const asked = useRef(new Map<number, number>())
  const refresh = async (id: number) => {
    const last = asked.current.get(id) ?? 0
    if (Date.now() - last < pause) return
    asked.current.set(id, Date.now())
    const range = { id: conversationId, after: id - 1, limit: 1 }
    // Without network they stay as they are: what was seen before is on the device.
    const found = await client.conversations.messages.query(range).catch(() => [])
    conversations.messages.setData({ id: conversationId }, (known) =>
      known && found.length > 0 ? replaceMessages(known, found) : known,
    )
  }
  return (entry: Entry): ReactNode => {
    const { photos, id } = entry
    if (!photos || entry.isRemoved) return null
    return (
      <MessagePhotos
        entry={entry}
        photos={photos}
        author={entry.isOwn ? 'ti' : name}
        onStale={() => {
          if (id !== null) void refresh(id)
        }}
      />
    )
  }
}
