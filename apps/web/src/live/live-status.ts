import { createStore, useStore } from '../lib/device/store.ts'

const isLive = createStore(false)

/** Whether the server tells by itself what is new; while it does, nothing is polled. */
export function useIsLive(): boolean {
  return useStore(isLive, false)
}

export function setLive(is: boolean): void {
  isLive.set(is)
}
