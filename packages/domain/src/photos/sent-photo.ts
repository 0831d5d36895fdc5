// What may be sent as a picture: its size, its rotation, the form it comes in. Forms alone need it, so no first load carries it.

/** Long edge to which the browser shrinks a photo before it uploads it. */
export const UPLOAD_EDGE = 2048
/** Largest photo of an ad, in bytes. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024
/** Largest profile picture, in bytes. */
export const MAX_PROFILE_PHOTO_BYTES = 5 * 1024 * 1024
/** Smallest photo the assistant looks at, in bytes. */
export const MIN_AI_PHOTO_BYTES = 5120

export const ROTATIONS = [0, 90, 180, 270] as const
export type Rotation = (typeof ROTATIONS)[number]

export type PhotoSource = 'stored' | 'data' | 'base64' | 'link'

/** The next rotation of the picker's button: 0, 90, 180, 270, 0 …. */
export function nextRotation(rotation: Rotation): Rotation {
  return ROTATIONS[(ROTATIONS.indexOf(rotation) + 1) % ROTATIONS.length] ?? 0
}

/**
 * What a string in `images` is: a path of our own, a data URL of a picture, raw base64
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
