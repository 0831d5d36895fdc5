import type { UploadedPhoto } from '@wepa/domain/photos/photo-schema'
import type { MemberContext } from '../../context.ts'
import { refusePhoto } from './refuse-photo.ts'
import { type PhotoInput, storePhoto } from './store-photo.ts'

/** A picture sent by itself, before the ad it is for. @throws DomainError 400, 413 or 415 with what is wrong */
export async function uploadPhoto(ctx: MemberContext, input: PhotoInput): Promise<UploadedPhoto> {
  try {
    return await storePhoto(ctx, ctx.session.userId, input)
  } catch (error) {
    throw refusePhoto(error)
  }
}
