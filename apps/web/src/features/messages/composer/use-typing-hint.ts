import { useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useIsLive } from '../../../live/live-status.ts'
import { TYPING_SAID_EVERY } from '../../../live/typing.ts'

/** Lets the other side know that one is writing: to be called with what stands in the field as it changes. */
export function useTypingHint(conversationId: number): (text: string) => void {
  const { client } = trpc.useUtils()
  const isLive = useIsLive()
  const said = useRef(0)
  const length = useRef(0)
  return (text) => {
    const isMore = text.trim().length > length.current
    length.current = text.trim().length
    const now = Date.now()
    // Without a socket the other way is slow too: a hint is worth no call then.
    if (!isMore || !isLive || now - said.current < TYPING_SAID_EVERY) return
    said.current = now
    client.conversations.typing.mutate({ id: conversationId }).catch(() => {
      // Nobody waits for a hint.
    })
  }
}
