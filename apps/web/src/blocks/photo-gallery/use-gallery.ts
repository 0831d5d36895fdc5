import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'
import './gallery-track.css'

/** Near enough to its place for a photo to count as the one in sight. */
const nearEnough = 0.1

/** Which photo of a sideways scrolling track is in sight, and how to go to another. */
export function useGallery(count: number, start = 0) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  // Where a scroll of our own is heading: what it passes on the way is not in sight.
  const heading = useRef<number | null>(null)
  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1)
    const { current } = track
    setIndex(next)
    heading.current = next
    current?.scrollTo({ left: next * current.clientWidth })
  }
  return {
    track,
    index,
    show,
    onScroll: (event: UIEvent<HTMLDivElement>) => {
      const { scrollLeft, clientWidth } = event.currentTarget
      const place = scrollLeft / clientWidth
      const nearest = Math.round(place)
      if (Math.abs(place - nearest) > nearEnough) return
      if (heading.current !== null && heading.current !== nearest) return
      heading.current = null
      setIndex(nearest)
    },
    /** A finger takes over from a scroll of our own. */
    onPointerDown: () => {
      heading.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      show(index + step)
      // The keyboard goes along; the track has its own way of scrolling there.
      const next = track.current?.children[index + step]
      if (next instanceof HTMLButtonElement) next.focus({ preventScroll: true })
    },
  }
}
