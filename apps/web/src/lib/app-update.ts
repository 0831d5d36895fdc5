// Whether a newer version of the product waits, and how to change to it.
import { createStore, useStore } from './store.ts'

/** `accept` changes to the new version; the page reloads. */
type AppUpdate = { accept: () => void } | null

const update = createStore<AppUpdate>(null)

export function useAppUpdate(): AppUpdate {
  return useStore(update, null)
}

export function offerUpdate(accept: () => void): void {
  update.set({ accept })
}

export function postponeUpdate(): void {
  update.set(null)
}
