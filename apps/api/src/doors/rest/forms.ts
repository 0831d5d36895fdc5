import multipart from '@fastify/multipart'
import { DomainError } from '@wepa/domain/error'
import { MAX_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import type { FastifyInstance } from 'fastify'

/**
 * Forms with a file, for the routes of this instance alone: everywhere else a body is JSON. The parts
 * become the body by their names, the file as bytes.
 */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 1, fileSize: MAX_PHOTO_BYTES, fields: 4, fieldSize: 100, headerPairs: 20 },
  })
  app.setErrorHandler((error) => {
    throw isBrokenForm(error)
      ? new DomainError('validation', { message: 'El formulario llegó incompleto.', cause: error })
      : error
  })
}

/** The parser of forms throws plain errors, told by their words alone; a "needle" is a boundary it searches for. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && /multipart|part header|boundary|needle/i.test(error.message)
}
