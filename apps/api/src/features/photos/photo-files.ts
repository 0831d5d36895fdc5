// The files of a picture, named by its hash (photo.ts of the domain tells their URLs).
import { PHONE_EDGE } from '@wepa/domain/photos/photo'
import type { ResizedImage } from '../../gateways/photos/image-resizer.ts'
import type { ImageStore } from '../../gateways/stores/image-store.ts'

/** URL of the display picture with this hash. */
export const photoUrl = (hash: string) => `/uploads/${hash}.webp`

/** The hash in a URL of one of our own files, whichever of them it names, with or without a pass. */
export function hashOf(url: string): string | undefined {
  return /^\/(?:uploads|thumbnails)\/([0-9a-f]{16,64})(?:-960)?\.(?:webp|avif)(?:\?pass=[\w.-]+)?$/.exec(
    url,
  )?.[1]
}

/** The WebP file that stands in for an AVIF one: pictures of messages have no other. */
function webpFileOf(name: string): string {
  return name.replace(/\.avif$/, '.webp')
}

/**
 * The file for display that stands in for one of a phone's width: pictures that are no wider, and those from before
 * there was that width, have no other. Other files stand for themselves.
 */
export function displayFileOf(name: string): string {
  return name.replace(`-${PHONE_EDGE}.`, '.')
}

/** The names under which a file may lie, in the order they are tried: its own first. */
export function standInsOf(name: string): ReadonlySet<string> {
  return new Set([name, displayFileOf(name), webpFileOf(name), webpFileOf(displayFileOf(name))])
}

export async function putPhotoFiles(store: ImageStore, image: ResizedImage): Promise<void> {
  const names = namesOf(image.hash)
  const sizes = [
    [names.display, image.display],
    [names.phone, image.phone],
    [names.thumbnail, image.thumbnail],
  ] as const
  await Promise.all(
    sizes.flatMap(([name, size]) =>
      formats.map((format) => {
        const bytes = size?.[format]
        return bytes && store.put(`${name}.${format}`, { bytes, contentType: `image/${format}` })
      }),
    ),
  )
}

export async function removePhotoFiles(store: ImageStore, hash: string): Promise<void> {
  const names = Object.values(namesOf(hash))
  await store.remove(names.flatMap((name) => formats.map((format) => `${name}.${format}`)))
}

const formats = ['webp', 'avif'] as const

function namesOf(hash: string) {
  return {
    display: `uploads/${hash}`,
    phone: `uploads/${hash}-${PHONE_EDGE}`,
    thumbnail: `thumbnails/${hash}`,
  }
}
