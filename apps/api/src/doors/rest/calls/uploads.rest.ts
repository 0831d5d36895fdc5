import { UploadedPhoto } from '@wepa/domain/photos/photo-schema'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

const tag = 'Fotos'

/** The parts of the form: a file, and degrees clockwise as text. */
const Upload = z.object({
  file: z
    .custom<Uint8Array<ArrayBuffer>>()
    .check(z.meta({ override: { type: 'string', format: 'binary' } })),
  rotation: z.optional(z.string()),
  purpose: z.optional(z.enum(['ad', 'message'])),
})

export const uploadCalls = [
  defineCall({
    method: 'post',
    path: '/api/uploads',
    summary:
      'Sube una foto (multipart: file hasta 15 MB, rotation, purpose=message si es para un mensaje); sin usar, se borra a las 24 h',
    tag,
    access: 'member',
    scope: 'ads',
    body: Upload,
    answer: UploadedPhoto,
    status: 201,
    isMultipart: true,
    bodyLimit: 16 * 1024 * 1024,
    run: ({ caller, body: { file, rotation, purpose } }) =>
      caller.photos.upload({ bytes: file, rotation, purpose }),
  }),
  defineCall({
    method: 'post',
    path: '/api/upload-profile-image',
    summary:
      'Sube una foto de perfil (data URL hasta 5 MB); cuenta al guardar el perfil con su URL',
    tag,
    access: 'member',
    body: z.object({ image: z.string() }),
    answer: z.object({ url: z.string() }),
    // A picture somewhat too large still arrives, and is told its limit: a connection cut short tells nothing.
    bodyLimit: 12 * 1024 * 1024,
    run: ({ caller, body }) => caller.photos.uploadProfileImage(body),
  }),
]
