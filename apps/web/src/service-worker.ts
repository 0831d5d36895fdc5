/// <reference lib="webworker" />
// Keeps the product usable without network: the code, the pages that were visited, their pictures. Never /api or /trpc:
// what those answer belongs to a person, and is kept (if at all) by the page itself.
import { forgetPages, keepPage, servePages } from './pages.worker.ts'
import { forgetPictures, keepPictures, servePictures } from './pictures.worker.ts'
import { hearPushMessages } from './push.worker.ts'
import { hearSync } from './sync.worker.ts'
import { replaceVersion, serveVersions, shellPage } from './versions.worker.ts'

declare const self: ServiceWorkerGlobalScope

hearPushMessages()
hearSync()
serveVersions(self.__WB_MANIFEST)
servePages(shellPage)
servePictures()

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The pages that were kept ask for the files of the version that rendered them.
      replaceVersion(event).then((isUpdate) => (isUpdate ? forgetPages() : undefined)),
      self.clients.claim(),
      preloadPages(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const { type, url, urls } = event.data ?? {}
  // Only after the person said yes: another version must not take over a page with a half-written form.
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  // The very first page came before this worker: it asks to be kept as well.
  if (type === 'KEEP_PAGE') event.waitUntil(keepPage(url, event))
  if (type === 'KEEP_PICTURES') event.waitUntil(keepPictures(urls, event))
  // Nothing of a person lies in these caches, but which pages and pictures do tells what somebody looked at.
  if (type === 'FORGET') event.waitUntil(Promise.all([forgetPages(), forgetPictures()]))
})

/**
 * Has pages asked for while this worker wakes up, but not in Firefox: there a page whose preload fails is
 * the browser's own error page, whatever the worker answers, so that nothing would open without network.
 */
function preloadPages(): Promise<void> | undefined {
  const { navigationPreload } = self.registration
  // What an earlier version switched on stays on.
  if (navigator.userAgent.includes('Firefox/')) return navigationPreload?.disable()
  return navigationPreload?.enable()
}
