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
    const limit = () => {
      const element = panel.current
      if (!element) return
      const bottom = Math.min(view.offsetTop + view.height, topOfBar()) - gap
      let room = bottom - element.getBoundingClientRect().top
      const above = field.getBoundingClientRect().top - header
      if (room < little && above > 0) {
        window.scrollBy({ top: Math.min(above, little * 2 - room), behavior: 'instant' })
        room = bottom - element.getBoundingClientRect().top
      }
      element.style.maxHeight = `${Math.max(room, 0)}px`
    }
    limit()
    view.addEventListener('resize', limit)
    return () => view.removeEventListener('resize', limit)
  }, [panel, field, isOpen])
}

/** Where the phone's bar begins, which lies over all else; a screen without it has no end of its own. */
function topOfBar(): number {
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  return bar && bar.height > 0 ? bar.top : Number.POSITIVE_INFINITY
}
