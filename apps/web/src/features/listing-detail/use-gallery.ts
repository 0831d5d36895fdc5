import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/** Which photo of a sideways scrolling track is in sight, and how to go to another. */
export function useGallery(count: number, start = 0) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1)
    setIndex(next)
    const { current } = track
    current?.scrollTo({ left: next * current.clientWidth })
  }
  return {
    track,
    index,
    show,
    onScroll: (event: UIEvent<HTMLDivElement>) => {
      const { scrollLeft, clientWidth } = event.currentTarget
      // Only a photo that is all but in place counts, or a smooth scroll would name each it passes.
      const place = scrollLeft / clientWidth
      if (Math.abs(place - Math.round(place)) < 0.1) setIndex(Math.round(place))
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
