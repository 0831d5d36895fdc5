// Large bodies lie in memory as a whole: only so many bytes of them may be here at once.
import { DomainError } from '@wepa/domain/error'
import type { FastifyReply, FastifyRequest } from 'fastify'

const MB = 1024 * 1024

export type BodyRoom = {
  /**
   * Takes room for a body of at most `limit` bytes before it is read. It is given back when the handler
   * has ended, or when the request ends before it came to one.
   * @throws DomainError rate_limited for an account that has its share, unavailable when all is taken
   */
  enter: (request: FastifyRequest, reply: FastifyReply, body: Body) => void
  /** Runs the handler of a request that entered. */
  during: <T>(request: FastifyRequest, handler: () => Promise<T>) => Promise<T>
}

type Body = { account: number; limit: number }

/** Bytes for everybody, and for each account: a few that send slowly must not keep all others out. */
export function createBodyRoom({ total = 256 * MB, each = 96 * MB } = {}): BodyRoom {
  const taken = new Map<number, number>()
  let sum = 0
  const add = (account: number, bytes: number) => {
    const own = (taken.get(account) ?? 0) + bytes
    if (own > 0) taken.set(account, own)
    else taken.delete(account)
    sum += bytes
  }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  return {
    enter(request, reply, { account, limit }) {
      const bytes = sizeOf(request, limit)
      if ((taken.get(account) ?? 0) + bytes > each) {
        throw new DomainError('rate_limited', { retryAfter: 5 })
      }
      if (sum + bytes > total) throw new DomainError('unavailable')
      add(account, bytes)
      leaving.set(request, () => add(account, -bytes))
      reply.raw.once('close', () => takeOut(request)?.())
    },
    async during(request, handler) {
      // Out of the map: a connection that closes now leaves the handler with the body in its hands.
      const leave = takeOut(request)
      try {
        return await handler()
      } finally {
        leave?.()
      }
    },
  }

  function takeOut(request: FastifyRequest): (() => void) | undefined {
    const leave = leaving.get(request)
    leaving.delete(request)
    return leave
  }
}

/** As the head says; without a word of it, the most it may become. */
function sizeOf({ headers }: FastifyRequest, limit: number): number {
  const said = Number(headers['content-length'] ?? limit)
  return Math.min(said, limit)
}
