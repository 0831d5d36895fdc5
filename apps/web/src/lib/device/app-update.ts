// Whether a newer version of the product is there, and how to change to it.
import { createStore, useStore } from './store.ts'

/** `accept` changes to the new version: the page reloads. `isElsewhere` when another tab already has. */
export type AppUpdate = { accept: () => void; isElsewhere: boolean }

const update = createStore<AppUpdate | null>(null)

export function useAppUpdate(): AppUpdate | null {
  return useStore(update, null)
}

export function offerUpdate(accept: () => void, { isElsewhere = false } = {}): void {
  update.set({ accept, isElsewhere })
}

export function postponeUpdate(): void {
  update.set(null)
}
