// Whether there is a network, and when what is on the screen last came from it.
import { createStore, useStore } from './store.ts'

export type Connection = {
  isOnline: boolean
  /** ISO time of the last answer of the server, or null before the first. */
  savedAt: string | null
}

const connected: Connection = { isOnline: true, savedAt: null }
const connection = createStore<Connection>(connected)

export function useConnection(): Connection {
  return useStore(connection, connected)
}

/** Called for every answer of the server, so that the offline strip can tell how old the screen is. */
export function noteAnswer(at: string = new Date().toISOString()): void {
  connection.set({ ...connection.get(), savedAt: at })
}

/** Follows the browser's network state; `onReturn` runs when the network comes back. */
export function watchConnection(onReturn: () => void): void {
  const update = () => connection.set({ ...connection.get(), isOnline: navigator.onLine })
  update()
  window.addEventListener('offline', update)
  window.addEventListener('online', () => {
    update()
    onReturn()
  })
}
