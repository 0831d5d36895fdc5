import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import type { UploadedPhoto } from '@wepa/domain/photos/photo-schema'
import { MAX_PHOTO_BYTES, type Rotation } from '@wepa/domain/photos/sent-photo'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ResizedImage } from '../../gateways/photos/image-resizer.ts'
import { insertLook } from './looks.repo.ts'
import { photoUrl, putPhotoFiles } from './photo-files.ts'
import { deleteDetachedPhotos, insertPhoto, isBeingDeleted, lockPhotoFiles } from './photos.repo.ts'

/** Milliseconds between two looks, and how often: ten seconds at most. */
const betweenLooks = 50
const mostLooks = 200

export type PhotoInput = {
  bytes: Uint8Array
  /** Degrees clockwise, on top of the picture's own orientation. */
  rotation: Rotation
  /** For a message: nobody sees it without a pass, and no ad can show it. */
  isPrivate?: boolean
}

/**
 * Keeps a picture of this person. It waits unclaimed for an ad, a message or a profile; after a
 * day without one it goes. What is wrong with a picture comes as ImageRefused.
 */
export async function storePhoto(
  ctx: Deps,
  userId: number,
  input: PhotoInput,
): Promise<UploadedPhoto> {
  if (input.bytes.length > MAX_PHOTO_BYTES) {
    throw new DomainError('too_large', { message: 'Las imágenes deben ser menores a 15MB' })
  }
  const { isPrivate = false, rotation } = input
  const { buffer, byteOffset, byteLength } = input.bytes
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  const image = isPrivate
    ? await ctx.quietResizer.resizeForFew(bytes, rotation)
    : await ctx.imageResizer.resize(bytes, rotation)
  await keepFiles(ctx, { userId, isPrivate }, image)
  const url = photoUrl(image.hash)
  return { url, thumbnailUrl: thumbnailUrl(url), width: image.width, height: image.height }
}

/**
 * The row comes first: from then on no sweep takes the files. A file takes its time, in which no
 * transaction is open; when one cannot be put, the row goes again and the sweep sees to the others.
 */
async function keepFiles(
  ctx: Deps,
  owner: { userId: number; isPrivate: boolean },
  image: ResizedImage,
): Promise<void> {
  const { hash, width, height } = image
  const at = ctx.clock.now()
  const id = await inTransaction(ctx, async (tx) => {
    await lockPhotoFiles(tx.db, hash)
    await insertLook(tx.db, hash, image.look)
    return insertPhoto(tx.db, { ...owner, hash, width, height, at })
  })
  try {
    await untilDeleted(ctx, hash)
    await putPhotoFiles(ctx.imageStore, image)
  } catch (error) {
    await deleteDetachedPhotos(ctx.db, [id])
    throw error
  }
}

/** Waits for a sweep that is deleting the files of the same picture at this moment. */
async function untilDeleted(ctx: Deps, hash: string): Promise<void> {
  for (let looks = 0; await isBeingDeleted(ctx.db, hash, ctx.clock.now()); looks++) {
    if (looks === mostLooks) throw new DomainError('unavailable')
    await wait(betweenLooks)
  }
}
