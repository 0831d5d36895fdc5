// The one toast that is in sight. A store of its own, so that showing a toast costs no component
// and the drawing of it loads only when the first one comes.

import type { ReactNode } from 'react'

export interface Toast {
  id: number
  title: ReactNode
  description?: ReactNode
  tone: 'plain' | 'good' | 'bad'
  /** One thing the person can do about it. */
  action?: { label: string; onPress: () => void } | undefined
}

type ToastInput = Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast in place of the one in sight: at most one is visible. */
export function showToast(toast: ToastInput): void {
  lastId += 1
  current = { tone: 'plain', ...toast, id: lastId }
  tellListeners()
}

/** Takes the toast away, unless a newer one has come meanwhile. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  current = null
  tellListeners()
}

/** The toast in sight, for `useSyncExternalStore`. */
export function currentToast(): Toast | null {
  return current
}

/** Calls back at each change; answers how to stop. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellListeners() {
  for (const listener of listeners) listener()
}
