import { DomainError } from '@wepa/domain/error'
import { MAX_PROFILE_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import type { MemberContext } from '../../context.ts'
import { decodeImageText } from './decode-image-text.ts'
import { uploadPhoto } from './upload-photo.ts'

/** A picture for the profile, as a data URL. It counts once the profile is saved with its URL. */
export async function uploadProfileImage(
  ctx: MemberContext,
  image: string,
): Promise<{ url: string }> {
  const bytes = decodeImageText(image)
  if (bytes.length > MAX_PROFILE_PHOTO_BYTES) {
    throw new DomainError('too_large', { message: 'Image size must be less than 5MB' })
  }
  const { url } = await uploadPhoto(ctx, { bytes, rotation: 0 })
  return { url }
}
