import { type RefObject, useRef } from 'react'

/**
 * Gives the focus back when a dialog closes: Radix does so only to a trigger of its own, and otherwise leaves it on
 * nothing, so that who walks by keyboard begins anew at the top of the page.
 * @param begin what has the focus at first; without it the first thing that can
 * @param to has it instead, where what opened the dialog is gone by then
 */
export function useReturnFocus(
  to: RefObject<HTMLElement | null> | undefined,
  begin?: (() => HTMLElement | null | undefined) | undefined,
) {
  const from = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      from.current = document.activeElement
      const first = begin?.()
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      const target = to?.current ?? from.current
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    },
  }
}
