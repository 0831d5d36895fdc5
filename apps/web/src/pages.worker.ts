/// <reference lib="webworker" />
// Pages: from the network, else as they were when they came last, else empty for the program to fill.
import { findPage } from '@wepa/domain/pages'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { keptPageMark, pageCache } from './lib/device/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that is not here by now is shown as it was kept, or one's own list from the device, in seconds. */
const patience = 3
/** Where content was expected and none was kept the empty page comes by now, in ms: the program can say what is wrong. */
const lastPatience = 8_000
/** What tells where somebody came from makes no other page. */
const tracking = /^(source|via|fbclid|gclid|utm_\w+)$/
/** Files and data. */
const notPages = [/^\/(api|trpc|uploads|thumbnails)\//, /\.(xml|txt|json)$/]

const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: patience,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) },
    // The empty shell and failures are answers for now, not pages to keep.
    {
      cacheWillUpdate: async ({ request, response }) =>
        isKeepable(response) && !isOwnList(new URL(request.url)) ? response : null,
    },
    new ExpirationPlugin({
      maxEntries: 40,
      maxAgeSeconds: 7 * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => marked(cachedResponse) },
  ],
})

/** @param shell the page without content, for what was never visited */
export function servePages(shell: () => Promise<Response | undefined>): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isServed(url),
    async (options) => {
      const [answer, done] = pages.handleAll(options)
      options.event.waitUntil(done.catch(() => {}))
      const page = await inTime(answer, isOwnList(options.url) ? patience * 1_000 : lastPatience)
      // A server in trouble, or whatever stands before it, has nothing better to show.
      if (page && page.status < 500) return page
      const kept = page && (await keptPage(options.request))
      return kept ?? (await shell()) ?? page ?? Response.error()
    },
  )
}

/** Fetches and keeps a page that this worker did not serve. */
export async function keepPage(address: unknown, event: ExtendableEvent): Promise<void> {
  const url = new URL(String(address), self.location.origin)
  if (url.origin !== self.location.origin || !isServed(url)) return
  const request = new Request(url, { headers: { accept: 'text/html' } })
  await Promise.all(pages.handleAll({ request, event }))
}

export async function forgetPages(): Promise<void> {
  await caches.delete(pageCache)
  await new CacheExpiration(pageCache, { maxEntries: 1 }).delete()
}

/** Nothing for a failure, and when it takes too long. */
function inTime(answer: Promise<Response>, time: number): Promise<Response | undefined> {
  return new Promise((done) => {
    answer.then(done, () => done(undefined))
    setTimeout(done, time, undefined)
  })
}

async function keptPage(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(pageCache)
  return marked(await cache.match(keyOf(request)))
}

function keyOf(request: Request): string {
  const url = new URL(request.url)
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name)
  }
  return url.href
}

function isServed({ pathname }: URL): boolean {
  return !notPages.some((path) => path.test(pathname)) && findPage(pathname)?.offline !== 'never'
}

/** Not in the HTML: the empty page shows one's own lists sooner than a kept page would. */
function isOwnList({ pathname }: URL): boolean {
  return findPage(pathname)?.offline === 'own-list'
}

function isKeepable(response: Response): boolean {
  return response.status === 200 && response.headers.get('x-page') === 'rendered'
}

/** Tells the page that it is not of now; the browser hands this header to it. */
function marked(page: Response | undefined): Response | undefined {
  if (!page) return undefined
  const headers = new Headers(page.headers)
  headers.append('server-timing', keptPageMark)
  return new Response(page.body, { status: page.status, headers })
}
