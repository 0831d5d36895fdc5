/// <reference lib="webworker" />
// Pictures never change under their address: each is fetched once, and without network another size of it will do.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'wepa-pictures'
/** Pictures that a page asks to be kept ahead, at most; and how many are fetched at once. */
const mostAhead = 60
const atOnce = 3

const pictures = new CacheFirst({
  cacheName,
  plugins: [
    {
      // A pass opens a picture for a while, and each answer has another: the picture is the same.
      cacheKeyWillBeUsed: async ({ request }) => withoutPass(request.url),
      // An address of ours may lead to the store's: what may not be read from there could not be kept, and would
      // count as 7 MB each in Chromium.
      requestWillFetch: async ({ request }) =>
        new Request(request, { mode: 'cors', credentials: 'same-origin', redirect: 'follow' }),
      // A picture that is opened by itself must not come as the end of a redirect.
      fetchDidSucceed: async ({ response }) =>
        response.redirected ? new Response(response.body, response) : response,
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isPrivate(response) ? response : null,
    },
    new ExpirationPlugin({
      maxEntries: 300,
      maxAgeSeconds: 30 * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
})

export function servePictures(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isPicture(url),
    async (options) => {
      try {
        return await pictures.handle(options)
      } catch (error) {
        const other = await otherSize(options.url)
        if (other) return other
        // Shown, if not kept, where the store does not let its pictures be read.
        return await fetch(options.request).catch(() => {
          throw error
        })
      }
    },
  )
}

/**
 * Fetches the pictures of a list that may be read without network, also those nobody scrolled to. Whatever is
 * here already counts as just used, so that it stays.
 */
export async function keepPictures(addresses: unknown, event: ExtendableEvent): Promise<void> {
  if (!Array.isArray(addresses)) return
  const urls = addresses
    .slice(0, mostAhead)
    .map((address) => new URL(String(address), self.location.origin))
    .filter((url) => url.origin === self.location.origin && isPicture(url))
  const fetchNext = async () => {
    for (let url = urls.shift(); url; url = urls.shift()) {
      const [answer, done] = pictures.handleAll({ request: new Request(url), event })
      await Promise.allSettled([answer, done])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
}

export async function forgetPictures(): Promise<void> {
  await caches.delete(cacheName)
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete()
}

function withoutPass(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('pass')
  return url.href
}

/** What is withdrawn stays on no device. */
function isPrivate({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-store') === true
}

function isPicture({ pathname }: URL): boolean {
  return /^\/(thumbnails|uploads|images|icons)\//.test(pathname)
}

/** The same photo in whatever size and format is here, the larger ones first. */
async function otherSize({ pathname }: URL): Promise<Response | undefined> {
  const photo = /^\/(?:uploads|thumbnails)\/([0-9a-f]+)(?:-960)?\.(webp|avif)$/.exec(pathname)
  const [, hash, format] = photo ?? []
  if (!hash || !format) return undefined
  // Who asks for AVIF can read WebP as well; not the other way round.
  const formats = format === 'avif' ? ['avif', 'webp'] : ['webp']
  const sizes = [`/uploads/${hash}`, `/uploads/${hash}-960`, `/thumbnails/${hash}`]
  const cache = await caches.open(cacheName)
  for (const name of sizes.flatMap((size) => formats.map((each) => `${size}.${each}`))) {
    const found = await cache.match(name)
    if (found) return found
  }
  return undefined
}
