// What runs beside the screens: the session, the network watch, recovery from an old version.
import { watchArrivals } from '../lib/arrival.ts'
import { noteAnswer, watchConnection } from '../lib/connection.ts'
import { watchInstall } from '../lib/install.ts'
import { queuedMark, readQueuedMark } from '../lib/queued-mark.ts'
import { checkSession, startSession } from '../lib/session.ts'
import { startTheme } from '../lib/theme.ts'
import { provideHandlers } from '../offline/handlers.ts'
import { recoverFromOldVersion } from './recover-from-old-version.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import type { AppRouter } from './router.tsx'

/** What must be heard early: runs beside the first rendering. */
export function watchBrowser(): void {
  startTheme()
  recoverFromOldVersion()
  watchInstall()
  registerServiceWorker()
}

/** The session and the network: runs once the first screen stands. */
export function startBrowser(router: AppRouter): void {
  const { queryClient, client, site } = router.options.context
  watchArrivals(router)
  noteAnswer(site.renderedAt)
  provideHandlers(async () => (await import('./outbox-handlers.ts')).source)
  wakeOutbox()
  window.addEventListener('storage', ({ key }) => {
    if (key === queuedMark) wakeOutbox()
  })
  watchConnection(() => {
    void checkSession()
    void queryClient.invalidateQueries()
    void router.invalidate()
  })
  startSession(client, {
    // What one person saw must not stay for the next.
    onChange: () => {
      queryClient.removeQueries({ type: 'inactive' })
      void queryClient.resetQueries({ predicate: (query) => isPersonal(query.queryKey) })
      void queryClient.invalidateQueries()
      wakeOutbox()
    },
  })
}

/** Loads the outbox where something waits in it; once loaded it wakes by itself. */
function wakeOutbox(): void {
  if (!readQueuedMark()) return
  import('../offline/outbox.ts').then(({ drain }) => drain({ isBack: true })).catch(() => {})
}

/** What reads the same for everybody; all else is reset, also what is added later. */
const shared = new Set(['listings', 'categories', 'stats'])

/** tRPC keys begin with the path: `[['favorites', 'ids'], …]`. */
function isPersonal(key: readonly unknown[]): boolean {
  const path = key[0]
  return !Array.isArray(path) || !shared.has(String(path[0]))
}
