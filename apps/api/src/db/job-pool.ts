// The pool as graphile-worker is to see it.
import type pg from 'pg'

type Told = Parameters<pg.Pool['connect']>[0]

/**
 * Leaves the codes of failed connections out. For some of them (57P03, ETIMEDOUT, EHOSTUNREACH) the library waits
 * up to two minutes before it asks for a job again, and its lane's turn with it. Without a code it asks at its
 * next poll, and takes a result that cannot be written as it does those of every other lost connection.
 */
export function withoutCodes(pool: pg.Pool): pg.Pool {
  // Its listener takes the form with a callback, and has pauses of its own.
  const connect = (told?: Told) =>
    told
      ? pool.connect(told)
      : pool.connect().catch((cause: unknown) => {
          throw new Error(cause instanceof Error ? cause.message : 'no connection', { cause })
        })
  return new Proxy(pool, {
    get: (_, name) => {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(pool, name, pool)
      return typeof value === 'function' ? value.bind(pool) : value
    },
  })
}
