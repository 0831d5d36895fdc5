import { type RefObject, useLayoutEffect } from 'react'

/** Between the list and what lies below it, in px. */
const gap = 8
/** With less room the field goes up the page, in px. */
const little = 220
/** The bar at the top, with some air, in px. */
const header = 72

/**
 * Keeps a list above the keyboard of a phone: as high as the room that is left, and with hardly any the field is
 * brought to the top.
 */
export function useRoom(
  panel: RefObject<HTMLElement | null>,
  field: HTMLElement,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!isOpen || !view) return
    const readRoom = () => {
      const bottom = Math.min(view.offsetTop + view.height, topOfBar()) - gap
      return bottom - (panel.current?.getBoundingClientRect().top ?? 0)
    }
    const limit = () => {
      if (panel.current) panel.current.style.maxHeight = `${Math.max(readRoom(), 0)}px`
    }
    // When the keyboard comes, not against a hand that scrolls.
    const makeRoom = () => {
      const room = readRoom()
      const above = field.getBoundingClientRect().top - header
      if (room < little && above > 0) {
        window.scrollBy({ top: Math.min(above, little * 2 - room), behavior: 'instant' })
      }
      limit()
    }
    makeRoom()
    view.addEventListener('resize', makeRoom)
    window.addEventListener('scroll', limit, { passive: true })
    return () => {
      view.removeEventListener('resize', makeRoom)
      window.removeEventListener('scroll', limit)
    }
  }, [panel, field, isOpen])
}

/** Where the phone's bar begins, which lies over all else; a screen without it has no end of its own. */
function topOfBar(): number {
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  return bar && bar.height > 0 ? bar.top : Number.POSITIVE_INFINITY
}
