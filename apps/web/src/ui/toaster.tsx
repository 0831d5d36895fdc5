import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, onToastChange } from './toast-store.ts'

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }))

/** Where toasts appear; once, in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null)
  if (!toast) return null
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  )
}
