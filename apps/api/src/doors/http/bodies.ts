// How bodies are read: JSON alone, and told apart by their bytes.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const digests = new WeakMap<FastifyRequest, Promise<ArrayBuffer>>()

/** JSON alone, and where the documentation says "empty" no body, an empty one and `{}` are all fine. */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer<ArrayBuffer>>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const coding = request.headers['content-encoding']
      if (coding && coding !== 'identity')
        return done(new DomainError('unsupported_media'), undefined)
      if (request.headers['idempotency-key'] !== undefined) digests.set(request, digest(body))
      if (body.length === 0) done(null, undefined)
      else parseJson(request, String(body), done)
    },
  )
}

/**
 * What tells one call from another: method, address, and the bytes of the body, hashed outside the event loop. For
 * requests with an `Idempotency-Key`.
 */
export async function fingerprintOf(request: FastifyRequest): Promise<string> {
  const bytes = Buffer.from(await (digests.get(request) ?? digest(Buffer.alloc(0))))
  const call = Buffer.from(`${request.method} ${request.url}\n`)
  return Buffer.from(await digest(Buffer.concat([call, bytes]))).toString('hex')
}

function digest(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', bytes)
}
