// What the tabs tell each other about the outbox, and who listens in this one.
import { openChannel } from '../browser-db/channel.ts'
import type { Kind, Queued, Results, TaskOf, Verdict } from '../browser-db/task.ts'

/** What a try came to. */
export type Tried = {
  [K in Kind]: { kind: K; item: Queued; task: TaskOf<K>; verdict: Verdict<Results[K]> }
}[Kind]

type News =
  /** Rows came, went or changed. */
  | { type: 'changed' }
  /** Something wants to be sent: whoever sends looks again. */
  | { type: 'wake' }
  | { type: 'tried'; tried: Tried }
  /** A person took it out, or changed it into something else. */
  | { type: 'dropped'; item: Queued }

const changeListeners = new Set<() => void>()
const wakeListeners = new Set<() => void>()
const triedListeners = new Set<(tried: Tried) => void>()
const dropListeners = new Set<(item: Queued) => void>()

/** @returns the way to stop listening, as for all four */
export function onChanged(listener: () => void): () => void {
  return listen(changeListeners, listener)
}

export function onWake(listener: () => void): () => void {
  return listen(wakeListeners, listener)
}

export function onTried(listener: (tried: Tried) => void): () => void {
  return listen(triedListeners, listener)
}

export function onDropped(listener: (item: Queued) => void): () => void {
  return listen(dropListeners, listener)
}

export function tellChanged(): void {
  tell({ type: 'changed' })
}

export function tellWake(): void {
  tell({ type: 'wake' })
}

export function tellTried(tried: Tried): void {
  tell({ type: 'tried', tried })
}

export function tellDropped(item: Queued): void {
  tell({ type: 'dropped', item })
}

// Without one each tab knows of its own, and looks again when it comes back into sight.
// On the server, where screens are rendered, one would keep the process alive.
const channel = typeof window === 'object' ? openChannel('wepa.outbox') : undefined
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))

function tell(news: News): void {
  hear(news)
  channel?.postMessage(news)
}

function hear(news: News): void {
  if (news.type === 'changed') for (const listener of changeListeners) listener()
  if (news.type === 'wake') for (const listener of wakeListeners) listener()
  if (news.type === 'tried') for (const listener of triedListeners) listener(news.tried)
  if (news.type === 'dropped') for (const listener of dropListeners) listener(news.item)
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
