import { checkSession } from '../lib/session/session.ts'
import { setLive } from './live-status.ts'
import { createLiveUpdates } from './live-updates.ts'
import type { Caches } from './message-caches.ts'
import { openSocket } from './socket.ts'

/** Shows what is new for a person as it happens. @returns the way to stop */
export function startLive(caches: Caches, ownId: number): () => void {
  const updates = createLiveUpdates(caches, ownId)
  const close = openSocket({
    onReady: () => {
      setLive(true)
      // Between what was asked for and this moment nothing was heard.
      updates.catchUp()
    },
    onEvent: updates.hear,
    onDown: () => setLive(false),
    onRefused: () => void checkSession(),
  })
  return () => {
    close()
    updates.stop()
    setLive(false)
  }
}
