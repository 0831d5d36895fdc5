import * as z from 'zod/mini'

/** The answer to an upload. Sizes are those of the display picture, in pixels. */
export const UploadedPhoto = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
})
export type UploadedPhoto = z.infer<typeof UploadedPhoto>
