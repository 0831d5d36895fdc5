import { type RefObject, useEffect, useRef } from 'react'

/** Has the focus, where a row of a list went with the button in it that was pressed. */
export function useFocusOnFewer<Place extends HTMLElement>(count: number): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) place.current?.focus()
  }, [count])
  return place
}
