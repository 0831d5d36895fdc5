import type { Message } from '@wepa/domain/conversations/conversation'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever has pressed 'Contactar' wants to write: the field has the focus where nothing was said yet. Not on a phone,
 * whose keyboard would cover what to ask first and how to buy safely.
 */
export function useFocusAtStart(
  field: RefObject<HTMLTextAreaElement | null>,
  { messages, isBuyer }: { messages: readonly Message[] | undefined; isBuyer: boolean },
): void {
  const isEmpty = isBuyer && messages?.length === 0
  const isDone = useRef(false)
  useEffect(() => {
    if (!isEmpty || isDone.current) return
    isDone.current = true
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [field, isEmpty])
}
