// Whether there is a network, and when what is on the screen last came from it.
import { watchSilence } from './silence.ts'
import { createStore, useStore } from './store.ts'

export type Connection = {
  /** False without network, and while the server does not answer. */
  isOnline: boolean
  /** True while the page is one that was kept, and the server has answered nothing since. */
  isKept: boolean
  /** ISO time at which the server said what is on the screen, or null before its first answer. */
  savedAt: string | null
}

const connected: Connection = { isOnline: true, isKept: false, savedAt: null }
const connection = createStore<Connection>(connected)
let onReturn: () => void = () => {}

export function useConnection(): Connection {
  return useStore(connection, connected)
}

/** False where the browser, or a server that does not answer, says so. */
export function isConnected(): boolean {
  return navigator.onLine && connection.get().isOnline
}

/** Called for every answer of the server, so that the offline strip can tell how old the screen is. */
export function noteAnswer(at: string = new Date().toISOString()): void {
  change({ isKept: false, savedAt: at })
}

/** What is on the screen comes from the device, kept at an ISO time. */
export function noteKept(at: string): void {
  change({ isKept: true, savedAt: at })
}

/** A call got no answer: that may be the call's own trouble, or nobody is there. */
export function noteSilence(): void {
  if (!navigator.onLine) return
  void watchSilence(setReachable)
}

/** A question to the server got no answer: nobody is there until one does. */
export function noteServerGone(): void {
  setReachable(false)
  noteSilence()
}

/** Follows the browser's network state; `back` runs when the network, or the server, comes back. */
export function watchConnection(back: () => void): void {
  onReturn = back
  setReachable(navigator.onLine)
  window.addEventListener('offline', () => setReachable(false))
  window.addEventListener('online', () => setReachable(true))
}

/** Notes whether anybody is there; the way back is announced. */
export function setReachable(isOnline: boolean): void {
  const isBack = isOnline && !connection.get().isOnline
  change({ isOnline })
  if (isBack) onReturn()
}

function change(changes: Partial<Connection>): void {
  connection.set({ ...connection.get(), ...changes })
}
