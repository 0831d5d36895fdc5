import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers a JSON text as its pieces come, at the pace at which they are taken: it is never held as a
 * whole. When a piece fails the connection breaks off, so that half an answer cannot pass for all of it.
 */
export function sendPieces(reply: FastifyReply, status: number, pieces: unknown): FastifyReply {
  if (!isPieces(pieces)) throw new Error('a streamed call answers pieces of text')
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('vary', 'authorization')
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces, { objectMode: false }))
}

/** Whether it is what a streamed call answers. */
export function isPieces(pieces: unknown): pieces is AsyncIterable<string> {
  return typeof pieces === 'object' && pieces !== null && Symbol.asyncIterator in pieces
}
