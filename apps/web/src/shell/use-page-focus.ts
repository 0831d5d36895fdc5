import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetPreview } from '../lib/head/head.ts'

/** After a navigation the focus stands on the new page's h1, so a screen reader reads where one is (look.md). */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Not for the first page, and not while filters of the same page change.
        if (!fromLocation || !pathChanged) return
        forgetPreview()
        const heading = document.querySelector<HTMLElement>('main h1')
        if (!heading) return
        heading.tabIndex = -1
        // Where the page stands is the scroll restoration's business.
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
