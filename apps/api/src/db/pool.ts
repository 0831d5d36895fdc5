// The connections to PostgreSQL: how long anything may take, and which are not to be used again.
import pg from 'pg'
import { type PoolWatch, poolThatTells, tellOfQuery } from './connections/pool-watch.ts'

export type PoolOptions = {
  url: string
  poolSize: number
  /** Milliseconds after which PostgreSQL itself ends a statement. */
  statementTimeout: number
  /** Milliseconds that a query waits for a free connection: 2,500 unless told. */
  connectionTimeout?: number
  /** Milliseconds after which a connection that nobody uses is closed: 30,000 unless told. */
  idleTimeout?: number
  /** Hears how long connections are waited for and statements take. */
  watch?: PoolWatch | undefined
  /** Hears of connections that died while idle. */
  onIdleError: (error: Error) => void
}

/** Seconds a connection lives at most: after a failover, or behind a balancer, none stays at the wrong place. */
const longestLife = 600

/** Opens the pool. No connection is made before the first query, and lost ones are made anew. */
export function openPool(options: PoolOptions): pg.Pool {
  const Pool = options.watch ? poolThatTells(options.watch) : pg.Pool
  const pool: pg.Pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Without it, an exhausted pool or a silent host makes requests wait for ever.
    connectionTimeoutMillis: options.connectionTimeout ?? 2500,
    idleTimeoutMillis: options.idleTimeout ?? 30_000,
    maxLifetimeSeconds: longestLife,
    // The client's own watch: a host that vanished never sends the server's answer.
    query_timeout: options.statementTimeout + 2000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'wepa',
    types: { getTypeParser },
    Client: clientThatEnds({ onLost: () => renew(pool), watch: options.watch }),
    // Not as parameters of the start: PgBouncer refuses those. Awaited before the connection is used.
    onConnect: (client) => client.query(limits(options)),
  })
  // Without a listener, an idle connection that dies ends the process.
  pool.on('error', options.onIdleError)
  // One that dies while it is held, between two queries, would too: the next query says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function limits({ statementTimeout }: PoolOptions): string {
  return `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = 30000`
}

/** Counts come as numbers and dates as 'YYYY-MM-DD'; numerics stay decimal strings. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === pg.types.builtins.INT8) return Number
  if (oid === pg.types.builtins.DATE) return String
  return pg.types.getTypeParser(oid, format)
}

/**
 * A client that ends itself where another would go back to the pool and fail the next request: when a
 * query was given up without an answer, and when its server takes no writes any more (25006), as a
 * primary that was demoted. Whoever shares its pool hears of it.
 */
function clientThatEnds({
  onLost,
  watch,
}: {
  onLost: () => void
  watch: PoolWatch | undefined
}): new () => pg.ClientBase {
  class LastingClient extends pg.Client {
    // @ts-expect-error Its many forms are handed on as they are.
    override query(...asked: unknown[]): unknown {
      const told = watch && tellOfQuery(asked, watch)
      // @ts-expect-error The same.
      const answer: unknown = super.query(...(told?.given ?? asked))
      told?.hear(answer)
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#endWhenLost(error))
      return answer
    }

    #endWhenLost(error: unknown): void {
      if (!isLost(error)) return
      void this.end()
      onLost()
    }
  }
  // @ts-expect-error Only `query` differs, as said there.
  return LastingClient
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? error.code === '25006' : error.message === 'Query read timeout'
}

/** The idle ones lead to the same server: each is taken once, and ended. */
function renew(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}
