// Whose things wait to be sent from this device: known at once, without opening the database.
import { readStored, removeStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** The ids of the people, with commas between them. */
export const queuedMark = 'wepa.queued'

const marked = createStore('')

/** Whether something of the person waits; false on the server. */
export function useHasQueued(userId: number | undefined): boolean {
  return useStore(marked, '').split(',').includes(String(userId))
}

/** What the mark says now; '' for nothing. */
export function readQueuedMark(): string {
  marked.set(readStored(queuedMark) ?? '')
  return marked.get()
}

export function markQueued(userIds: readonly string[]): void {
  if (userIds.length > 0) writeStored(queuedMark, userIds.join())
  else removeStored(queuedMark)
  readQueuedMark()
}
