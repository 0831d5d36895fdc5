/// <reference lib="webworker" />
// Keeps the product usable without network: the code, the pages that were visited, their pictures. Never /api or /trpc:
// what those answer belongs to a person, and is kept (if at all) by the page itself.
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { hearPushMessages } from './push.worker.ts'
import { hearSync } from './sync.worker.ts'

declare const self: ServiceWorkerGlobalScope

const day = 24 * 60 * 60

cleanupOutdatedCaches()
hearPushMessages()
hearSync()
// No index for `/`: home comes from the server like every page.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })

const pages = new NetworkFirst({
  cacheName: 'wepa-pages',
  plugins: [
    // The empty shell and failures are answers for now, not pages to keep.
    { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
  ],
})

registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await pages.handle(options)
      } catch (error) {
        const shell = await matchPrecache('/shell.html')
        if (shell) return shell
        throw error
      }
    },
    { denylist: [/^\/(api|trpc|uploads|thumbnails)\//, /\.(xml|txt|json)$/] },
  ),
)

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/(thumbnails|uploads|images|icons)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'wepa-pictures',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // The page is asked for while this worker wakes up.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  // Only after the person said yes: another version must not take over a page with a half-written form.
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  // The very first page came before this worker: it asks to be kept as well.
  if (event.data?.type === 'KEEP_PAGE') event.waitUntil(keepPage(event.data.url))
})

async function keepPage(address: unknown): Promise<void> {
  const url = new URL(String(address), self.location.origin)
  if (url.origin !== self.location.origin) return
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!isKeepable(response)) return
  const cache = await caches.open('wepa-pages')
  await cache.put(url, response)
}

function isKeepable(response: Response): boolean {
  return response.status === 200 && response.headers.get('x-page') === 'rendered'
}
