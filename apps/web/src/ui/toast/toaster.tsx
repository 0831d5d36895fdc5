import { useSyncExternalStore } from 'react'
import { latePart } from '../late-part.tsx'
import { currentToast, onToastChange } from './toast-store.ts'
import './toast.css'

const ToastView = latePart(async () => (await import('./toast-view.tsx')).ToastView)

/** Where toasts appear; once, in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null)
  if (!toast) return null
  return <ToastView toast={toast} />
}
