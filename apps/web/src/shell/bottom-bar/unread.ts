import { createStore, useStore } from '../../lib/device/store.ts'

/** How much waits unread at each place, by its path. */
type Unread = Readonly<Record<string, number | undefined>>

const none: Unread = {}
const unread = createStore(none)

export function useUnread(): Unread {
  return useStore(unread, none)
}

/** Called by `UnreadWatch`, which loads for members. */
export function setUnread(counts: Unread): void {
  unread.set(counts)
}
