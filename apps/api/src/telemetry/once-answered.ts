// The end of a request, whatever it is: its answer has left, or whoever asked is gone before that.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The status that an answer counts as. */
export type StatusOf = (request: FastifyRequest, reply: FastifyReply) => number

/** As nginx counts a connection that was closed before the answer. */
const CLOSED = 499

/** Sockets end when people leave: that is how they are meant to end. */
export const lastingRoutes: ReadonlySet<string> = new Set(['/ws'])

/**
 * Calls `hear` once for each request with the status that it counts as. Fastify says nothing of a connection that was
 * closed before the answer, and those are the slowest requests: nobody waited for them. They count as 499.
 */
export function onceAnswered(
  app: FastifyInstance,
  statusOf: StatusOf,
  hear: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  const heard = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (heard.has(request) || lastingRoutes.has(request.routeOptions.url ?? '')) return
      heard.add(request)
      hear(request, reply, CLOSED)
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!heard.has(request)) hear(request, reply, statusOf(request, reply))
    heard.add(request)
    done()
  })
}
