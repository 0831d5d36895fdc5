// Files as answers: read as they are taken, let go of when the reader leaves or stalls.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedFile } from '../../gateways/stores/open-file.ts'

/** Milliseconds for which a reader may take nothing at all before the connection is closed. */
const patience = 30_000

/** Sends the file with the reply's headers; a HEAD gets those alone. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, size }: OpenedFile,
  longestStall = patience,
): FastifyReply {
  if (size !== undefined) reply.header('content-length', size)
  // Also where they left before the first byte: what is open behind the stream must not stay so.
  reply.raw.once('close', () => stream.destroy())
  if (request.method === 'HEAD' || reply.raw.destroyed) {
    stream.destroy()
    return reply.send(Readable.from([]))
  }
  // Counted while nothing moves on the connection; Node ends the watch with the answer.
  reply.raw.setTimeout(longestStall, () => reply.raw.destroy())
  return reply.send(stream)
}

/** True when the browser says that it has what `etag` names, among others or by a weak comparison. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const named = request.headers['if-none-match']?.slice(0, 2000).split(',') ?? []
  return named.some((each) => each.trim().replace(/^W\//, '') === etag)
}
