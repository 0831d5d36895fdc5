import { useLocation } from '@tanstack/react-router'
import type { Message } from '@wepa/domain/conversations/conversation'
import { type RefObject, useEffect, useRef } from 'react'
import type { Older } from '../use-messages.ts'

interface SoughtInput {
  box: RefObject<HTMLElement | null>
  messages: readonly Message[] | undefined
  older: Older
}

/** Leads to the message that the address names ('#m123'), also where it stands further back than what is loaded. */
export function useSoughtMessage({ box, messages, older }: SoughtInput): void {
  const hash = useLocation({ select: (location) => location.hash })
  const sought = /^m(\d+)$/.exec(hash)?.[1]
  const shown = useRef<string>(undefined)
  const isThere = messages?.some(({ id }) => String(id) === sought) ?? false
  const { isWhole, isLoading, problem, load } = older
  useEffect(() => {
    if (!sought || !messages || shown.current === sought) return
    if (!isThere) {
      if (!isWhole && !isLoading && problem === null) load()
      return
    }
    shown.current = sought
    const place = box.current?.querySelector<HTMLElement>(`[data-message="${sought}"]`)
    if (!place) return
    place.scrollIntoView({ block: 'center' })
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    place.dataset.sought = ''
  }, [sought, messages, isThere, isWhole, isLoading, problem, load, box])
}
