import { ROTATIONS } from '@wepa/domain/photos/sent-photo'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { countUpload } from './count-upload.ts'
import { findPhotoSize } from './find-photo-size.ts'
import { listLinkedPhotos } from './linked/list-linked-photos.ts'
import { uploadPhoto } from './upload-photo.ts'
import { uploadProfileImage } from './upload-profile-image.ts'

const badPurpose = 'El uso debe ser ad o message'
const badRotation = 'La rotación debe ser 0, 90, 180 o 270'

/** Bytes reach this only through the multipart door; JSON cannot carry them. */
const Upload = z.object({
  bytes: z.instanceof(Uint8Array, { error: 'Falta la foto (campo "file")' }),
  rotation: z._default(z.pipe(z.coerce.number(badRotation), z.literal(ROTATIONS, badRotation)), 0),
  /** 'message': it opens by a pass alone. */
  purpose: z.optional(z.literal(['ad', 'message'], badPurpose)),
})

const uploadProcedure = memberProcedure.use(async ({ ctx, next }) => {
  await countUpload(ctx)
  return next()
})

/** One of our own files, without a pass. */
const PhotoFile = z.object({
  path: z.string().check(z.regex(/^\/(uploads|thumbnails)\/[0-9a-f]{16,64}(-960)?\.(webp|avif)$/)),
})

export const photosRouter = router({
  size: publicProcedure.input(PhotoFile).query(({ ctx, input }) => findPhotoSize(ctx, input.path)),
  linked: memberProcedure
    .input(z.object({ listingId: id() }))
    .query(({ ctx, input }) => listLinkedPhotos(ctx, input)),
  upload: uploadProcedure
    .input(Upload)
    .mutation(({ ctx, input: { purpose, ...photo } }) =>
      uploadPhoto(ctx, { ...photo, isPrivate: purpose === 'message' }),
    ),
  uploadProfileImage: uploadProcedure
    .input(
      z.object({ image: z.string('Falta la imagen').check(z.minLength(1, 'Falta la imagen')) }),
    )
    .mutation(({ ctx, input }) => uploadProfileImage(ctx, input.image)),
})
