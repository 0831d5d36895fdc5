// The four files of a picture, named by its hash (photo.ts of the domain tells their URLs).
import type { ResizedImage } from '../../gateways/image-resizer.ts'
import type { ImageStore } from '../../gateways/image-store.ts'

/** URL of the display picture with this hash. */
export const photoUrl = (hash: string) => `/uploads/${hash}.webp`

/** The hash in a URL of one of our own files, whichever of the four it names. */
export function hashOf(url: string): string | undefined {
  return /^\/(?:uploads|thumbnails)\/([0-9a-f]{16,64})\.(?:webp|avif)$/.exec(url)?.[1]
}

export async function putPhotoFiles(store: ImageStore, image: ResizedImage): Promise<void> {
  const files = [
    ['uploads', 'webp', image.display.webp],
    ['uploads', 'avif', image.display.avif],
    ['thumbnails', 'webp', image.thumbnail.webp],
    ['thumbnails', 'avif', image.thumbnail.avif],
  ] as const
  await Promise.all(
    files.map(([folder, format, bytes]) =>
      store.put(`${folder}/${image.hash}.${format}`, { bytes, contentType: `image/${format}` }),
    ),
  )
}

export async function removePhotoFiles(store: ImageStore, hash: string): Promise<void> {
  const names = ['uploads', 'thumbnails'].flatMap((folder) =>
    ['webp', 'avif'].map((format) => `${folder}/${hash}.${format}`),
  )
  await store.remove(names)
}
