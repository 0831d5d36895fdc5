import { MAX_PHOTO_BYTES } from '@wepa/domain/photo'

/** What the file dialog offers; some phones name HEIC photos by their ending alone. */
export const photoTypes =
  'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif'

/** Why a chosen file cannot become a photo (§5, §8), or null. What it really is the server tells by its content. */
export function fileRefusal(file: { name: string; type: string; size: number }): string | null {
  if (!isPicture(file)) return 'Tipo de archivo no válido. Usa JPG, PNG, GIF, WebP o HEIC.'
  if (file.size > MAX_PHOTO_BYTES) return 'Las imágenes deben ser menores a 15MB'
  if (file.size === 0) return 'El archivo está vacío.'
  return null
}

function isPicture({ name, type }: { name: string; type: string }): boolean {
  if (type === '') return /\.(jpe?g|png|gif|webp|hei[cf])$/i.test(name)
  return /^image\/(jpeg|png|gif|webp|hei[cf])$/.test(type)
}
