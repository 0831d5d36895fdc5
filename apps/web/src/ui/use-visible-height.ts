import { type RefObject, useEffect, useRef } from 'react'

/**
 * Fits an element to the part of the page that can be seen: a phone's keyboard covers the page without
 * making it smaller, and would cover the field one types into. The style reads both custom properties.
 */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const resize = () => {
      // Pinched in, the person looks at a part of it on purpose.
      if (view.scale > 1.01) return
      frame.current?.style.setProperty('--visible-height', `${view.height}px`)
      frame.current?.style.setProperty('--visible-top', `${view.offsetTop}px`)
    }
    resize()
    view.addEventListener('resize', resize)
    view.addEventListener('scroll', resize)
    return () => {
      view.removeEventListener('resize', resize)
      view.removeEventListener('scroll', resize)
    }
  }, [])
  return frame
}
