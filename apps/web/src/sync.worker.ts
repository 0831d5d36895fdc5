// Background Sync in the service worker: it has no sign-in, so it only wakes the pages that are open.
import { outboxSync, type WorkerMessage } from './lib/device/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

export function hearSync(): void {
  // TypeScript's worker types do not know this event.
  self.addEventListener('sync', (event: Event) => {
    const isOurs = 'tag' in event && event.tag === outboxSync
    if (isOurs && event instanceof ExtendableEvent) event.waitUntil(wakePages())
  })
}

async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const message: WorkerMessage = { type: 'SYNC' }
  for (const page of pages) page.postMessage(message)
}
