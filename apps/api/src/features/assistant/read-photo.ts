import { DomainError } from '@wepa/domain/error'
import { MAX_PHOTO_BYTES, MIN_AI_PHOTO_BYTES, photoSource } from '@wepa/domain/photos/sent-photo'
import type { MemberContext } from '../../context.ts'
import { decodeImageText } from '../photos/decode-image-text.ts'
import { findOwnPhoto } from '../photos/find-own-photo.ts'
import { refusePhoto } from '../photos/refuse-photo.ts'

/** Long edge of what the model sees, in pixels: larger ones cost more and tell it nothing more. */
const modelEdge = 1568

/**
 * The picture of an analysis as the model gets it: decoded, upright, shrunk, a JPEG without metadata.
 * @throws DomainError validation, too_large, unsupported_media, photo_invalid with the documented texts
 */
export async function readPhoto(ctx: MemberContext, image: string): Promise<Buffer> {
  const bytes = await bytesOf(ctx, image)
  try {
    return await ctx.imageResizer.redraw(bytes, modelEdge)
  } catch (error) {
    throw refusePhoto(error)
  }
}

async function bytesOf(ctx: MemberContext, image: string): Promise<Buffer> {
  const source = photoSource(image)
  if (source === 'stored') {
    const bytes = await findOwnPhoto(ctx, image)
    if (!bytes)
      throw refusal('validation', 'Esa foto no está entre las que subiste. Súbela de nuevo.')
    return bytes
  }
  if (source !== 'data' && source !== 'base64') {
    throw refusal(
      'validation',
      'Tipo de archivo no válido: envía una foto en JPG, PNG, GIF o WebP.',
    )
  }
  const bytes = decodeImageText(image)
  if (bytes.length > MAX_PHOTO_BYTES) {
    throw refusal('too_large', 'Archivo muy grande: la imagen debe ser menor a 15MB')
  }
  if (bytes.length < MIN_AI_PHOTO_BYTES) {
    throw refusal('validation', 'Imagen muy pequeña: usa una foto de al menos 5 KB')
  }
  return bytes
}

function refusal(code: DomainError['code'], message: string): DomainError {
  return new DomainError(code, { message, issues: [{ path: 'image', message }] })
}
