import { type RefObject, useRef } from 'react'

/**
 * Gives the focus back when a dialog closes: Radix does so only to a trigger of its own, and otherwise leaves it on
 * nothing, so that who walks by keyboard begins anew at the top of the page.
 * @param to has it instead, where what opened the dialog is gone by then
 */
export function useReturnFocus(to: RefObject<HTMLElement | null> | undefined) {
  const from = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      const target = to?.current ?? from.current
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    },
  }
}
