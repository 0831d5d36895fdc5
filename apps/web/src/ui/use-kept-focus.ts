import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the thing that had the focus goes away, and they become fewer, the focus goes to the element of this ref
 * and does not fall to the top of the page.
 */
export function useKeptFocus<Place extends HTMLElement>(
  count: number | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = (count ?? 0) < (before.current ?? 0)
    if (isFewer && document.activeElement === document.body) place.current?.focus()
    before.current = count
  }, [count])
  return place
}
