// Pictures of ads and people: where they live, how large they are, what may be sent (decision B18).
import * as z from 'zod/mini'

/** Long edge of the display picture, of the one for a phone's width and of the thumbnail, in pixels. */
export const DISPLAY_EDGE = 1600
export const PHONE_EDGE = 960
export const THUMBNAIL_EDGE = 480
/** Long edge to which the browser shrinks a photo before it uploads it. */
export const UPLOAD_EDGE = 2048
/** Largest photo of an ad, in bytes (§9). */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024
/** Largest profile picture, in bytes (§9). */
export const MAX_PROFILE_PHOTO_BYTES = 5 * 1024 * 1024
/** Smallest photo the assistant looks at, in bytes (§5). */
export const MIN_AI_PHOTO_BYTES = 5120
/** Photos the publish form offers at most (§9). */
export const FORM_PHOTOS = 8
/** Photos that any plan allows at most (§9). */
export const MAX_PHOTOS = 15

export const ROTATIONS = [0, 90, 180, 270] as const
export type Rotation = (typeof ROTATIONS)[number]

/** The answer to an upload. Sizes are those of the display picture, in pixels. */
export const UploadedPhoto = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
})
export type UploadedPhoto = z.infer<typeof UploadedPhoto>

export type PhotoSource = 'stored' | 'data' | 'base64' | 'link'

/** The next rotation of the picker's button: 0, 90, 180, 270, 0 … (§4). */
export function nextRotation(rotation: Rotation): Rotation {
  return ROTATIONS[(ROTATIONS.indexOf(rotation) + 1) % ROTATIONS.length] ?? 0
}

/** True for the URL of a picture in our own store: `/uploads/<hash>.webp`, with or without a pass (photo-pass.ts). */
export function isUploadUrl(url: string): boolean {
  return /^\/uploads\/[0-9a-f]{16,64}\.webp(\?.+)?$/.test(url)
}

/** True for a picture that lives elsewhere: no browser fetches it, and nobody but its ad's owner is told of it. */
export function isLink(url: string): boolean {
  return /^https?:/i.test(url)
}

/** The thumbnail of a stored picture; other URLs have none of their own and answer themselves. */
export function thumbnailUrl(url: string): string {
  return isUploadUrl(url) ? url.replace('/uploads/', '/thumbnails/') : url
}

/** A stored picture at a phone's width; the store answers the display picture where that is no larger. */
export function phoneUrl(url: string): string {
  return isUploadUrl(url) ? url.replace('.webp', `-${PHONE_EDGE}.webp`) : url
}

/** The AVIF twin of a stored WebP picture of any size; null for a picture that lives elsewhere. */
export function avifUrl(url: string): string | null {
  return /^\/(uploads|thumbnails)\/[0-9a-f]{16,64}(-960)?\.webp(\?.+)?$/.test(url)
    ? url.replace('.webp', '.avif')
    : null
}

/**
 * What a string in `images` is (§3): a path of our own, a data URL of a picture, raw base64
 * (over 100 characters) or an absolute http(s) URL. Undefined when it is none of them.
 */
export function photoSource(text: string): PhotoSource | undefined {
  if (
    /^\/(images|uploads|thumbnails)\/[\w./-]+(\?pass=[\w.-]+)?$/.test(text) &&
    !text.includes('..')
  )
    return 'stored'
  if (/^data:image\/[a-z0-9.+-]+;base64,/i.test(text.slice(0, 64))) return 'data'
  if (/^https?:\/\//i.test(text)) return isHttpUrl(text) ? 'link' : undefined
  return text.length > 100 && /^[A-Za-z0-9+/=_\s-]+$/.test(text.slice(0, 200))
    ? 'base64'
    : undefined
}

function isHttpUrl(text: string): boolean {
  return text.length <= 2048 && /^https?:\/\/[^\s/?#@"'<>\\]+([/?#][^\s"'<>\\]*)?$/i.test(text)
}
