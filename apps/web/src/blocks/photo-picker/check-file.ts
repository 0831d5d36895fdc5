import { MAX_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'

/** What the file dialog offers; some phones name HEIC photos by their ending alone. */
export const photoTypes =
  'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif'

/** Why a chosen file cannot become a photo, or null. What it really is the server tells by its content. */
export function fileRefusal(file: { name: string; type: string; size: number }): string | null {
  if (!isPicture(file)) return 'Tipo de archivo no válido. Usa JPG, PNG, GIF, WebP o HEIC.'
  if (file.size > MAX_PHOTO_BYTES) return 'Las imágenes deben ser menores a 15MB'
  if (file.size === 0) return 'El archivo está vacío.'
  return null
}

export interface PhotoNotice {
  title: string
  message: string
}

/** Tells the same file again, chosen twice: its name, size and time. */
export function fingerprint({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/**
 * Which of the chosen files are taken, and what to say of the others.
 * @param room how many more the form takes; below 0 where an ad holds more than its plan allows by now
 * @param taken fingerprints of those that the form has already
 */
export function sortFiles(
  files: readonly File[],
  room: number,
  limitText: string,
  taken: ReadonlySet<string>,
): { accepted: File[]; refusal: PhotoNotice | null } {
  const refusals = files.map((file) => ({ file, reason: fileRefusal(file) }))
  const readable = refusals.filter(({ reason }) => reason === null).map(({ file }) => file)
  const prints = readable.map(fingerprint)
  const fine = readable.filter(
    (_file, index) =>
      !taken.has(prints[index] ?? '') && prints.indexOf(prints[index] ?? '') === index,
  )
  const refused = refusals.find(({ reason }) => reason !== null)
  const accepted = fine.slice(0, Math.max(0, room))
  if (refused?.reason) {
    const title = refused.reason.includes('15MB') ? 'Imagen muy grande' : 'Foto no añadida'
    return { accepted, refusal: { title, message: `${refused.reason} (${refused.file.name})` } }
  }
  const repeated = readable.find((file) => !fine.includes(file))
  if (repeated) {
    const message = `«${repeated.name}» ya está entre tus fotos.`
    return { accepted, refusal: { title: 'Foto repetida', message } }
  }
  const isFull = fine.length > accepted.length
  return { accepted, refusal: isFull ? { title: 'Límite de fotos', message: limitText } : null }
}

function isPicture({ name, type }: { name: string; type: string }): boolean {
  if (type === '') return /\.(jpe?g|png|gif|webp|hei[cf])$/i.test(name)
  return /^image\/(jpeg|png|gif|webp|hei[cf])$/.test(type)
}
