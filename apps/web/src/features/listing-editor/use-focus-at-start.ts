import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus to what takes the place of something that is gone, and brings it into sight. */
export function useFocusAtStart(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before it is painted: the keyboard is never without a place.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return heading
}
