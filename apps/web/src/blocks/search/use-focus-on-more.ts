import { type RefObject, useEffect, useRef } from 'react'

/**
 * After 'Ver más' the focus goes on to the first thing that came: the button itself goes away with the last page, and
 * who does not see the page would not know that there is more.
 */
export function useFocusOnMore<List extends HTMLElement>(
  count: number,
  /** What one thing of the list is. */
  thing = 'article',
): { list: RefObject<List | null>; noteAsked: () => void } {
  const list = useRef<List>(null)
  const asked = useRef<number | null>(null)
  useEffect(() => {
    const { current: before } = asked
    if (before === null || count <= before) return
    asked.current = null
    const first = list.current?.querySelectorAll<HTMLElement>(thing)[before]
    const [link] = first?.getElementsByTagName('a') ?? []
    ;(link ?? first)?.focus({ preventScroll: true })
  }, [count, thing])
  return {
    list,
    noteAsked: () => {
      asked.current = count
    },
  }
}
