// Tells whoever shows drafts, in all tabs, that one came, went or changed.
import { openChannel } from '../browser-db/channel.ts'

const listeners = new Set<() => void>()

// Without one each tab knows of its own. On the server one would keep the process alive.
const channel = typeof window === 'object' ? openChannel('wepa.drafts') : undefined
channel?.addEventListener('message', hear)

/** Calls back at each change; answers how to stop. */
export function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellDraftsChanged(): void {
  hear()
  channel?.postMessage('changed')
}

function hear(): void {
  for (const listener of listeners) listener()
}
