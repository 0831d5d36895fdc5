import { DomainError } from '@wepa/domain/error'
import { ImageRefused } from '../../gateways/photos/image-resizer.ts'

/**
 * What to tell a person about a picture that was not taken; any other error is passed on.
 * `number` (from 1) says which of several: then all that is wrong with a picture is a 400.
 */
export function refusePhoto(error: unknown, number?: number): unknown {
  if (error instanceof DomainError && error.code === 'too_large' && number) {
    return refusal('too_large', `La foto ${number} pasa de 15MB.`, number)
  }
  if (!(error instanceof ImageRefused)) return error
  if (error.reason === 'busy') return new DomainError('unavailable', { cause: error })
  const isOtherMedia = error.reason === 'unsupported' || error.reason === 'heic'
  const code = isOtherMedia && !number ? 'unsupported_media' : 'photo_invalid'
  return refusal(code, textOf(error.reason, number ? `La foto ${number}` : 'La foto'), number)
}

function refusal(code: DomainError['code'], message: string, number?: number): DomainError {
  const path = number ? `images.${number - 1}` : 'file'
  return new DomainError(code, { message, issues: [{ path, message }] })
}

function textOf(reason: Exclude<ImageRefused['reason'], 'busy'>, subject: string): string {
  const texts = {
    unsupported: `${subject} no es una imagen que podamos usar. Envía JPG, PNG, GIF o WebP.`,
    heic: `${subject} está en formato HEIC, que no podemos leer. Envíala como JPG.`,
    unreadable: `${subject} está dañada o incompleta. Prueba con otra.`,
    too_many_pixels: `${subject} tiene demasiados píxeles (el máximo son 50 megapíxeles).`,
  }
  return texts[reason]
}
