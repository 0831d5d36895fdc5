import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetPreview } from '../lib/head/head.ts'

/** The link that had the focus when a page was left: its address, and which one of those that lead there. */
interface LeftLink {
  href: string
  at: number
}

/** As many pages back as somebody goes at a stretch. */
const mostPages = 50

/**
 * After a navigation the focus stands on the new page's h1, so a screen reader reads where one is; after
 * Back on the link by which the page was left, where it is there again.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    const left = new Map<string, LeftLink>()
    const endNotes = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      const key = fromLocation?.state.__TSR_key
      const link = document.activeElement
      if (!key || !pathChanged || !(link instanceof HTMLAnchorElement)) return
      left.delete(key)
      left.set(key, { href: link.href, at: linksTo(link.href).indexOf(link) })
      const [oldest] = left.keys()
      if (left.size > mostPages && oldest !== undefined) left.delete(oldest)
    })
    const endFocus = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      // Not for the first page, and not while filters of the same page change.
      if (!fromLocation || !pathChanged) return
      forgetPreview()
      const link = left.get(toLocation.state.__TSR_key ?? '')
      const leftBy = link && linksTo(link.href)[link.at]
      if (leftBy) focusInView(leftBy)
      else focusHeading()
    })
    return () => {
      endNotes()
      endFocus()
    }
  }, [router])
}

/**
 * Where the page stands is the scroll restoration's business, which does not know of a scroll in the very moment of
 * leaving.
 */
function focusInView(link: HTMLAnchorElement): void {
  link.focus({ preventScroll: true })
  const { top, bottom } = link.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) link.scrollIntoView({ block: 'center' })
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  )
}
