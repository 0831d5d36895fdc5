// The pool as graphile-worker is to see it.
import type pg from 'pg'

type Told = NonNullable<Parameters<pg.Pool['connect']>[0]>
type Release = Parameters<Told>[2]

/** There was no connection to be had, so no statement was sent. */
export class NoConnection extends Error {}

/**
 * Takes two of the library's habits from it.
 *
 * Codes of failed connections are left out: for some of them (57P03, ETIMEDOUT, EHOSTUNREACH) it waits up to two
 * minutes before it asks for a job again, and its lane's turn with it. Without a code it asks at its next
 * poll, and takes a result that cannot be written as it does those of every other lost connection.
 *
 * The connection it listens on is taken back once: cut while the library stops, it is given back twice, and
 * the error of that, which nobody catches, would end the process.
 *
 * Only the connection it listens on is asked for with a callback: it comes from `listening`, a pool that bypasses PgBouncer.
 */
export function poolForQueue(pool: pg.Pool, listening = pool): pg.Pool {
  const connect = (told?: Told) =>
    told
      ? listening.connect((error, client, release) => told(error, client, once(release)))
      : pool.connect().catch((cause: unknown) => {
          throw new NoConnection(cause instanceof Error ? cause.message : 'no connection', {
            cause,
          })
        })
  return new Proxy(pool, {
    get: (_, name) => {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(pool, name, pool)
      return typeof value === 'function' ? value.bind(pool) : value
    },
  })
}

function once(release: Release): Release {
  let isReleased = false
  return (destroy) => {
    if (isReleased) return
    isReleased = true
    release(destroy)
  }
}
