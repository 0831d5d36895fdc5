// Who is writing at this moment, as the server tells it; known for some seconds, kept nowhere.
import { createStore, useStore } from '../lib/device/store.ts'

/** Whoever goes on writing says so again before it is over, in ms. */
export const TYPING_SAID_EVERY = 3_000
const lasts = 2 * TYPING_SAID_EVERY

const writing = createStore<ReadonlySet<number>>(new Set())
const none: ReadonlySet<number> = new Set()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** The other side of a conversation writes. */
export function noteTyping(conversationId: number): void {
  clearTimeout(timers.get(conversationId))
  timers.set(
    conversationId,
    setTimeout(() => endTyping(conversationId), lasts),
  )
  if (!writing.get().has(conversationId)) writing.set(new Set([...writing.get(), conversationId]))
}

/** What they were writing has come, or they have stopped. */
export function endTyping(conversationId: number): void {
  clearTimeout(timers.get(conversationId))
  timers.delete(conversationId)
  if (!writing.get().has(conversationId)) return
  writing.set(new Set([...writing.get()].filter((id) => id !== conversationId)))
}

export function useIsTyping(conversationId: number): boolean {
  return useStore(writing, none).has(conversationId)
}
