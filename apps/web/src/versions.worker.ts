/// <reference lib="webworker" />
// The files of this version, kept before they are asked for, and those of the versions that open tabs still run.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

const othersName = 'wepa-other-versions'
/** Two versions or three, for as long as a tab may stay open. */
const limits = { maxEntries: 300, maxAgeSeconds: 7 * 24 * 60 * 60 }

const precache = new PrecacheController()
const others = new CacheFirst({
  cacheName: othersName,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }),
  ],
})

/** @param entries the built files, as the build lists them */
export function serveVersions(entries: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches()
  precache.addToCacheList(entries)
  self.addEventListener('install', (event) => {
    precache.install(event)
  })
  // No index for `/`: home comes from the server like every page.
  registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
  // Of other versions: those that wait to take over have theirs among the kept files already.
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isBuiltFile(url),
    async (options) => (await caches.match(options.request)) ?? others.handle(options),
  )
}

/** The page without content, which renders whatever its address says. */
export function shellPage(): Promise<Response | undefined> {
  return precache.matchPrecache('/shell.html')
}

/**
 * Lets go of the replaced version's files, except that open tabs run them: what these have not loaded yet the
 * server no longer has. Answers whether there was another version.
 */
export async function replaceVersion(event: ExtendableEvent): Promise<boolean> {
  const cache = await caches.open(precache.strategy.cacheName)
  const current = new Set(precache.getURLsToCacheKeys().values())
  const replaced = (await cache.keys()).filter(({ url }) => !current.has(url))
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 0) await keepReplaced(cache, replaced)
  await precache.activate(event)
  return replaced.length > 0
}

async function keepReplaced(cache: Cache, replaced: readonly Request[]): Promise<void> {
  const kept = await caches.open(othersName)
  const expiration = new CacheExpiration(othersName, limits)
  for (const request of replaced.filter(({ url }) => isBuiltFile(new URL(url)))) {
    const response = await cache.match(request)
    if (!response) continue
    await kept.put(request.url, response)
    await expiration.updateTimestamp(request.url)
  }
  await expiration.expireEntries()
}

/** Their names change with their content. */
function isBuiltFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}
