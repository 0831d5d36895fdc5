// What is still being worked on when the server ends.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `close` wait for handlers whose visitor has hung up: Fastify only waits for connections, and
 * the database would be gone in the middle of such a handler's work. For routes registered after it.
 */
export function finishHandlers(app: FastifyInstance): void {
  let running = 0
  const ended = () => {
    running -= 1
  }
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function watched(request, reply) {
      const work = handler.call(this, request, reply)
      if (work instanceof Promise) {
        running += 1
        work.then(ended, ended)
      }
      return work
    }
  })
  app.addHook('onClose', async () => {
    while (running > 0) await wait(20)
  })
}
