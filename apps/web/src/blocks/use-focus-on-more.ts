import { type RefObject, useEffect, useRef } from 'react'

/**
 * After 'Ver más' the focus goes on to the first thing that came: the button itself goes away with the last page, and
 * who does not see the page would not know that there is more.
 */
export function useFocusOnMore<List extends HTMLElement>(
  count: number,
): { list: RefObject<List | null>; noteAsked: () => void } {
  const list = useRef<List>(null)
  const asked = useRef<number | null>(null)
  useEffect(() => {
    const { current: before } = asked
    if (before === null || count <= before) return
    asked.current = null
    const article = list.current?.querySelectorAll('article')[before]
    const [link] = article?.getElementsByTagName('a') ?? []
    ;(link ?? article)?.focus({ preventScroll: true })
  }, [count])
  return {
    list,
    noteAsked: () => {
      asked.current = count
    },
  }
}
