import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Who stands no further than this from the newest message is at the end, in px. */
const slack = 80

interface ThreadScrollInput {
  box: RefObject<HTMLElement | null>
  /** The newest message. */
  lastKey: string | undefined
  isLastOwn: boolean
  /** The first unread one, where the reader begins; null for none, undefined while that is not known. */
  firstUnread: number | null | undefined
  /** Something else is before the reader's eyes now. */
  onMove: () => void
}

/**
 * Where a thread stands. Its box is laid out from below (`column-reverse`): the end stays in sight by itself
 * when the keyboard opens, and older messages above move nothing. `scrollTop` is 0 at the end and negative above.
 */
export function useThreadScroll(input: ThreadScrollInput) {
  const { box, lastKey, isLastOwn, firstUnread, onMove } = input
  const height = useRef(0)
  const before = useRef(lastKey)
  const wasAtEnd = useRef(true)
  const [hasNews, setHasNews] = useState(false)

  useLayoutEffect(() => {
    const { current: element } = box
    if (!element) return
    const hasMore = before.current !== undefined && before.current !== lastKey
    if (hasMore && (wasAtEnd.current || isLastOwn)) {
      element.scrollTop = 0
      wasAtEnd.current = true
    } else if (hasMore) {
      // What is being read stays where it is.
      element.scrollTop -= element.scrollHeight - height.current
      setHasNews(true)
    }
    before.current = lastKey
    height.current = element.scrollHeight
  })

  useLayoutEffect(() => {
    const { current: element } = box
    if (!element || firstUnread === undefined) return
    const mark = element.querySelector('[data-first-unread]')
    if (!mark) return
    const above = mark.getBoundingClientRect().top - element.getBoundingClientRect().top
    element.scrollTop = Math.min(0, element.scrollTop + above - slack)
    wasAtEnd.current = isAtEnd(element)
  }, [box, firstUnread])

  const toEnd = useCallback(() => {
    const { current: element } = box
    if (!element) return
    element.scrollTop = 0
    element.focus({ preventScroll: true })
  }, [box])

  useEffect(() => {
    const { current: element } = box
    if (!element) return
    const note = () => {
      wasAtEnd.current = isAtEnd(element)
      if (wasAtEnd.current) setHasNews(false)
      onMove()
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [box, onMove])

  return { hasNews, toEnd }
}

function isAtEnd({ scrollTop }: HTMLElement): boolean {
  return Math.abs(scrollTop) < slack
}

/** The id of the newest message that is in sight in the box; 0 for none. */
export function lastInSight(box: HTMLElement | null): number {
  if (!box) return 0
  const { bottom } = box.getBoundingClientRect()
  const shown = [...box.querySelectorAll<HTMLElement>('[data-message]')].findLast(
    (each) => each.getBoundingClientRect().top < bottom,
  )
  return Number(shown?.dataset.message ?? 0)
}
