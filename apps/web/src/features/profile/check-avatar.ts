import { MAX_PROFILE_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import { fileRefusal } from '../../blocks/photo-picker/check-file.ts'

export const TOO_LARGE = 'Image size must be less than 5MB'
const unreadable = 'Este navegador no puede leer esa foto. Prueba con una JPG o PNG.'

/** Why a chosen file cannot become a profile photo, or null. */
export async function avatarRefusal(file: File): Promise<string | null> {
  if (file.size > MAX_PROFILE_PHOTO_BYTES) return TOO_LARGE
  return fileRefusal(file) ?? ((await isReadable(file)) ? null : unreadable)
}

/** HEIC is a picture that most browsers cannot show, and so cannot crop. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
