// Pictures of ads and people: where they live and how large they are. Without schemas: first loads carry this file.
/** Long edge of the display picture, of the one for a phone's width and of the thumbnail, in pixels. */
export const DISPLAY_EDGE = 1600
export const PHONE_EDGE = 960
export const THUMBNAIL_EDGE = 480
/** Photos the publish form offers at most (docs/product/photos.md#how-many-photos). */
export const FORM_PHOTOS = 8
/** Photos that any plan allows at most. */
export const MAX_PHOTOS = 15

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

/** The stored picture of a thumbnail; other URLs answer themselves. */
export function uploadUrl(url: string): string {
  return url.replace(/^\/thumbnails\//, '/uploads/')
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
