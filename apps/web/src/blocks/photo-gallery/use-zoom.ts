import { useEffect, useRef, useState } from 'react'

/** The photo as large as the screen, and how much larger it gets at most; how large two taps make it. */
const [smallest, tapped, largest] = [1, 2.5, 4]
/** Two taps within so many ms and px are one double tap. */
const doubleTap = { time: 350, distance: 40 }

type Point = { clientX: number; clientY: number }

/**
 * Makes what an element scrolls larger, around the place that is touched: two fingers, two taps, or Ctrl with the
 * wheel, as a touchpad says it. The element scrolls by itself then. Its content is sized by the property `--zoom`.
 */
export function useZoom(isShown: boolean, onZoom: (isZoomed: boolean) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const scale = useRef(smallest)
  const [isZoomed, setIsZoomed] = useState(false)

  const zoomTo = (wanted: number, at?: Point) => {
    const { current: element } = frame
    if (!element) return
    const before = scale.current
    const next = Math.min(Math.max(wanted, smallest), largest)
    const box = element.getBoundingClientRect()
    const x = at ? at.clientX - box.left : box.width / 2
    const y = at ? at.clientY - box.top : box.height / 2
    const [left, top] = [element.scrollLeft + x, element.scrollTop + y]
    scale.current = next
    element.style.setProperty('--zoom', String(next))
    element.scrollTo({
      left: (left / before) * next - x,
      top: (top / before) * next - y,
      behavior: 'instant',
    })
    setIsZoomed(next > smallest)
    if (next !== before) onZoom(next > smallest)
  }
  const toggle = (at?: Point) => zoomTo(scale.current > smallest ? smallest : tapped, at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called reads refs alone
  useEffect(() => {
    if (!isShown) zoomTo(smallest)
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called reads refs alone
  useEffect(() => {
    const { current: element } = frame
    return element ? listen(element, { scale, zoomTo, toggle }) : undefined
  }, [])
  return { frame, isZoomed, toggle }
}

type Zoom = {
  scale: { readonly current: number }
  zoomTo: (wanted: number, at: Point) => void
  toggle: (at: Point) => void
}

/** React's own listeners for touches and the wheel are passive: the browser would zoom the page as well. */
function listen(element: HTMLElement, { scale, zoomTo, toggle }: Zoom): () => void {
  const over = new AbortController()
  const actively = { passive: false, signal: over.signal }
  let pinch: { distance: number; scale: number } | undefined
  let last: (Point & { timeStamp: number }) | undefined

  element.addEventListener(
    'touchstart',
    ({ touches: [one, two] }) => {
      pinch = one && two && { distance: distanceOf(one, two), scale: scale.current }
    },
    { signal: over.signal },
  )
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches
      if (!pinch || !one || !two) return
      event.preventDefault()
      zoomTo((pinch.scale * distanceOf(one, two)) / pinch.distance, {
        clientX: (one.clientX + two.clientX) / 2,
        clientY: (one.clientY + two.clientY) / 2,
      })
    },
    actively,
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(scale.current * Math.exp(-event.deltaY / 100), event)
    },
    actively,
  )
  element.addEventListener(
    'click',
    (event) => {
      const isSecond =
        last &&
        event.timeStamp - last.timeStamp < doubleTap.time &&
        distanceOf(event, last) < doubleTap.distance
      last = isSecond ? undefined : event
      if (isSecond) toggle(event)
    },
    { signal: over.signal },
  )
  return () => over.abort()
}

function distanceOf(one: Point, two: Point): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
}
