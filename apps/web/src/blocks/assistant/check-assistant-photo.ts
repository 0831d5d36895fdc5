import { MAX_PHOTO_BYTES, MIN_AI_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'

type PhotoRefusal = { title: string; message: string }

/** Why the assistant cannot look at a chosen file, or null. */
export function assistantPhotoRefusal(file: { type: string; size: number }): PhotoRefusal | null {
  // Some phones give HEIC photos no type: what they are the server tells.
  if (file.type !== '' && !file.type.startsWith('image/')) {
    const message = 'Elige una foto en JPG, PNG, GIF o WebP.'
    return { title: 'Tipo de archivo no válido', message }
  }
  if (file.size > MAX_PHOTO_BYTES) {
    return { title: 'Archivo muy grande', message: 'La imagen debe ser menor a 15MB' }
  }
  if (file.size < MIN_AI_PHOTO_BYTES) {
    const message = 'Usa una foto de al menos 5 KB, para que se vea lo que vendes.'
    return { title: 'Imagen muy pequeña', message }
  }
  return null
}
