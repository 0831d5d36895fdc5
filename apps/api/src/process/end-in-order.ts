// How a process of the server ends so that nobody notices.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/** What was accepted gets this long to finish; then the process ends all the same, within ten seconds after the drain. */
const grace = 8000

export type EndingOptions = {
  /** Aborted as soon as the process is asked to end. */
  ending: AbortController
  /** Milliseconds for which it then serves on, until a balancer that asks for `/healthz` sends it nothing more. */
  drain: number
  /** Lets go of what the process holds, once nothing is in flight. */
  giveBack: () => Promise<void>
}

/**
 * SIGTERM and SIGINT: after the drain no new connections, requests in flight finish, then the database is let go. So it is
 * after an error that nobody caught, but without a drain and with exit code 1, whenever it comes: it may have left anything
 * half done. Whoever starts the server starts it anew.
 */
export function endInOrder(
  server: FastifyInstance,
  log: Log,
  { ending, drain, giveBack }: EndingOptions,
): void {
  const draining = new AbortController()
  let code = 0
  const end = async () => {
    if (ending.signal.aborted) return
    ending.abort()
    await wait(drain, undefined, { signal: draining.signal }).catch(() => {})
    setTimeout(() => {
      log.warn('ending: some requests took too long')
      process.exit(code)
    }, grace).unref()
    // A connection that was busy when the closing began stays open after its answer: let it go too.
    setInterval(() => server.server.closeIdleConnections(), 100).unref()
    await server.close()
    await giveBack()
    log.info('ended')
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal, drain }, 'ending: finishing what is in flight')
      void end()
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err, event }, 'nobody caught this: finishing what is in flight, then ending')
      code = 1
      draining.abort()
      void end()
    })
  }
}
