// What runs beside the screens: the session, the network watch, recovery from an old version.
import type { Query } from '@tanstack/react-query'
import { watchArrivals } from '../../lib/arrival.ts'
import { noteAnswer, watchConnection } from '../../lib/device/connection.ts'
import { watchInstall } from '../../lib/device/install.ts'
import { confirmedAt } from '../../lib/device/page-age.ts'
import { queuedMark, readQueuedMark } from '../../lib/device/queued-mark.ts'
import { startTheme } from '../../lib/device/theme.ts'
import { checkSession, startSession } from '../../lib/session/session.ts'
import { provideHandlers } from '../../offline/outbox/handlers.ts'
import { retryLateParts } from '../../ui/late-part.tsx'
import type { AppRouter } from '../router.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { watchMissingFiles } from './watch-missing-files.ts'

/** What must be heard early: runs beside the first rendering. */
export function watchBrowser(): void {
  startTheme()
  watchMissingFiles()
  watchInstall()
  registerServiceWorker()
}

/**
 * The session and the network: runs once the first screen stands.
 * @param isRendered whether the page came with content; the shell is as old as nothing
 */
export function startBrowser(router: AppRouter, { isRendered }: { isRendered: boolean }): void {
  const { queryClient, client, site } = router.options.context
  const confirmed = confirmedAt(site.renderedAt)
  watchArrivals(router)
  if (isRendered) noteAnswer(new Date(confirmed).toISOString())
  import('./start-device.ts').then((late) => late.startDevice(router)).catch(goWithout)
  provideHandlers(async () => (await import('../outbox-handlers.ts')).sourceOf(router))
  const wakeOutbox = (isBack: boolean) => {
    if (!readQueuedMark()) return
    import('../outbox-handlers.ts')
      .then((outbox) => outbox.wakeOutbox(router, { isBack }))
      .catch(goWithout)
  }
  wakeOutbox(true)
  window.addEventListener('storage', ({ key }) => {
    if (key === queuedMark) wakeOutbox(false)
  })
  watchConnection(() => {
    void checkSession()
    // The browser may not have noticed that anybody was gone.
    wakeOutbox(true)
    retryLateParts()
    void queryClient.invalidateQueries()
    void router.invalidate()
  })
  startSession(client, {
    // What one person saw must not stay for the next. What came with the page is nobody's, and on a slow
    // phone parts of the page may still have to hydrate from it.
    onChange: () => {
      const isAsked = ({ state }: Query) => state.dataUpdatedAt !== confirmed
      queryClient.removeQueries({ type: 'inactive', predicate: isAsked })
      void queryClient.resetQueries({
        predicate: (query) => isAsked(query) && isPersonal(query.queryKey),
      })
      void queryClient.invalidateQueries()
      wakeOutbox(true)
    },
  })
}

/** A part could not be loaded: what waits in the outbox, and what is to be kept, has to wait. */
function goWithout(): void {}

/** What reads the same for everybody; all else is reset, also what is added later. */
const shared = new Set(['listings', 'categories', 'stats'])

/** tRPC keys begin with the path: `[['favorites', 'ids'], …]`. */
function isPersonal(key: readonly unknown[]): boolean {
  const path = key[0]
  return !Array.isArray(path) || !shared.has(String(path[0]))
}
