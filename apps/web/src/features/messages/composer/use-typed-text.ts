import { useEffect, useState } from 'react'
import { forgetTypedOfOthers, keepTyped, readTyped } from './typed-text.ts'

/** What is typed into a conversation; it is still there when one comes back to it. */
export function useTypedText(
  userId: number,
  conversationId: number,
): [string, (text: string) => void] {
  const [text, setText] = useState(() => readTyped(userId, conversationId))
  useEffect(() => forgetTypedOfOthers(userId), [userId])
  return [
    text,
    (typed) => {
      setText(typed)
      keepTyped(userId, conversationId, typed)
    },
  ]
}
