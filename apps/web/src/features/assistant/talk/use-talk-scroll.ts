import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Talk } from './use-talk.ts'

/** Who stands no further than this from the end follows what is being said, in px. */
const slack = 160

/** Brings each new turn, and the ad below it, into sight; who has scrolled up is left alone while it is being said. */
export function useTalkScroll(box: RefObject<HTMLElement | null>, talk: Talk): void {
  const { turns, spoken, step } = talk
  const last = turns.at(-1)?.id
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is spoken and the step change what is in the box
  useLayoutEffect(() => {
    const { current: element } = box
    if (!element) return
    const isNew = before.current !== last
    before.current = last
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    if (!isNew && left > slack) return
    const turn = [...element.querySelectorAll<HTMLElement>('[data-turn]')].at(-1)
    element.scrollTo({ top: (turn?.offsetTop ?? 0) - 12 })
  }, [box, last, spoken, step])

  // What had the focus may have gone (the ad that was published, a button): it does not fall to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the step changes
  useEffect(() => {
    if (before.current !== undefined && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
    }
  }, [box, step])
}
