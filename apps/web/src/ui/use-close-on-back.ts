import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

// Not yet among the compiler's types.
declare global {
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
  }
}

/**
 * Back closes what lies over the page, instead of leaving the page: a phone's own gesture or button, where the browser
 * tells of it (CloseWatcher), and the browser's Back within the product.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const history = useRouter({ warn: false })?.history
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    if (watcher) watcher.onclose = () => close.current()
    const unblock = history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action === 'BACK') close.current()
        return action === 'BACK'
      },
    })
    return () => {
      watcher?.destroy()
      unblock?.()
    }
  }, [isOpen, history])
}
