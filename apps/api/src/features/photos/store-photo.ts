import { DomainError } from '@wepa/domain/error'
import {
  MAX_PHOTO_BYTES,
  type Rotation,
  thumbnailUrl,
  type UploadedPhoto,
} from '@wepa/domain/photo'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ResizedImage } from '../../gateways/image-resizer.ts'
import { photoUrl, putPhotoFiles } from './photo-files.ts'
import { insertPhoto, lockPhotoFiles, rememberGarbage } from './photos.repo.ts'

const HOUR = 3_600_000

export type PhotoInput = {
  bytes: Uint8Array
  /** Degrees clockwise, on top of the picture's own orientation. */
  rotation: Rotation
}

/**
 * Keeps a picture of this person (decision B18). It waits unclaimed for an ad or a profile; after a
 * day without one it goes. What is wrong with a picture comes as ImageRefused.
 */
export async function storePhoto(ctx: MemberContext, input: PhotoInput): Promise<UploadedPhoto> {
  if (input.bytes.length > MAX_PHOTO_BYTES) {
    throw new DomainError('too_large', { message: 'Las imágenes deben ser menores a 15MB' })
  }
  const image = await ctx.imageResizer.resize(Buffer.from(input.bytes), input.rotation)
  await keepFiles(ctx, image)
  const url = photoUrl(image.hash)
  return { url, thumbnailUrl: thumbnailUrl(url), width: image.width, height: image.height }
}

/**
 * Files and row stand or fall together: the note made before sees to the files of a row that never
 * came, and the lock keeps a sweep of the same hash from deleting what is being put here.
 */
async function keepFiles(ctx: MemberContext, image: ResizedImage): Promise<void> {
  const at = ctx.clock.now()
  await rememberGarbage(ctx.db, image.hash, new Date(at.getTime() + HOUR))
  await inTransaction(ctx, async (tx) => {
    await lockPhotoFiles(tx.db, image.hash)
    await putPhotoFiles(tx.imageStore, image)
    const { hash, width, height } = image
    await insertPhoto(tx.db, { userId: tx.session.userId, hash, width, height, at })
  })
}
