// The sizes of the pictures that a light page offers: fetched with its other data, so that they stand in it.
import { avifUrl, phoneUrl } from '@wepa/domain/photos/photo'
import type { AppRouter } from './router.tsx'

/** More than any page of results and any ad have. */
const mostPictures = 80
/** In the JSON of what was loaded: `"/thumbnails/<hash>.webp"` of a card, `"/uploads/<hash>.webp"` of an ad. */
const pictures = /"(\/(?:uploads|thumbnails)\/([0-9a-f]+)\.webp)"/g

/** Fetches the sizes of all pictures in what was loaded, of a picture's files the larger. Those that fail are left out. */
export async function fetchPhotoSizes(router: AppRouter): Promise<void> {
  const { queryClient, trpc } = router.options.context
  const loaded = queryClient.getQueryCache().getAll()
  const found = JSON.stringify(loaded.map(({ state }) => state.data)).matchAll(pictures)
  const urls = new Map<string, string>()
  for (const [, url = '', hash = ''] of found) {
    if (!urls.has(hash) || url.startsWith('/uploads/')) urls.set(hash, phoneUrl(url))
  }
  await Promise.all(
    [...urls.values()].slice(0, mostPictures).map(async (url) => {
      const path = avifUrl(url)
      if (path) await trpc.photos.size.prefetch({ path })
    }),
  )
}
