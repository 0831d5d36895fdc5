// Photos that people send each other in a conversation.
import * as z from 'zod/mini'
import { clientId } from '../scalar.ts'
import { form, optionalText } from '../text/text.ts'

/** The type of a message that carries photos. */
export const PHOTO_TYPE = 'photo'
/** Photos of one message at most. */
export const MAX_MESSAGE_PHOTOS = 6
/** Days for which they are kept. */
export const MESSAGE_PHOTO_DAYS = 365
/** The longest text that goes with them, in characters. */
export const MAX_CAPTION = 1000

/** `url`: where it opens, with a pass that runs out; sizes in pixels, null where they are not known. */
export const MessagePhoto = z.object({
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type MessagePhoto = z.infer<typeof MessagePhoto>

const NO_PHOTO = 'Elige al menos una foto'
const TOO_MANY = `Puedes enviar hasta ${MAX_MESSAGE_PHOTOS} fotos a la vez`

/** `photos`: addresses of one's own uploads (`/uploads/<hash>.webp`), in order; `content`: what is said with them. */
export const MessagePhotosInput = form({
  photos: z
    .array(z.string('Foto inválida').check(z.maxLength(200, 'Foto inválida')), NO_PHOTO)
    .check(z.minLength(1, NO_PHOTO), z.maxLength(MAX_MESSAGE_PHOTOS, TOO_MANY)),
  content: optionalText(MAX_CAPTION),
  clientId: clientId(),
})
export type MessagePhotosInput = z.infer<typeof MessagePhotosInput>

/** What such a message says where only text is shown, and nothing was said with it. */
export function photosText(count: number): string {
  return count === 1 ? '📷 Foto' : `📷 ${count} fotos`
}

/** What was said with the photos of a message; null where nothing was. */
export function captionOf(content: string): string | null {
  return /^📷 (Foto|[2-6] fotos)$/u.test(content) ? null : content
}

/** What the other side reads above it in their alerts. */
export function photosTitle(count: number, from: string): string {
  return count === 1 ? `${from} te envió una foto` : `${from} te envió ${count} fotos`
}
