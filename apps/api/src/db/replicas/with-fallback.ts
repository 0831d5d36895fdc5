// A connection to a replica: what is asked of it and fails there is asked of the primary.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isUnavailable } from '../is-unavailable.ts'

export type FallbackOptions = {
  replica: PostgresPool
  primary: PostgresPool
  /** Hears of a statement that wrote, which is a bug. */
  onWrite: (error: unknown) => void
}

/** A connection to the replica, or to the primary where there is none to be had. */
export async function connectWithFallback(options: FallbackOptions): Promise<PostgresPoolClient> {
  const first = await options.replica.connect().catch(() => undefined)
  return first ? withFallback(first, options) : options.primary.connect()
}

function withFallback(
  first: PostgresPoolClient,
  { primary, onWrite }: FallbackOptions,
): PostgresPoolClient {
  let second: PostgresPoolClient | undefined
  /** The primary would know nothing of the statements before. */
  let isInTransaction = false
  const query = async (text: string, values: readonly unknown[]) => {
    if (second) return second.query(text, values)
    try {
      const answer = await first.query(text, values)
      isInTransaction ||= /^(?:begin|start transaction)\b/.test(text)
      return answer
    } catch (error) {
      if (isInTransaction || !isOfReplica(error)) throw error
      if (isWrite(error)) onWrite(error)
    }
    second = await primary.connect()
    return second.query(text, values)
  }
  return {
    // @ts-expect-error Kysely's second form of `query`, with a cursor, is never used here.
    query,
    release: (destroy) => {
      first.release(destroy)
      second?.release(destroy)
    },
  }
}

/**
 * It is away, or takes no writes; replaying took precedence over the read (40001, 40P01); it has not replayed the migration
 * that the statement is written for (42703, 42P01, 42883); or its disk or a file of it is broken (58…, XX001, XX002).
 * https://www.postgresql.org/docs/18/hot-standby.html#HOT-STANDBY-CONFLICT
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
function isOfReplica(error: unknown): boolean {
  return (
    isUnavailable(error) || /^(?:40001|40P01|42703|42P01|42883|58...|XX00[12])$/.test(codeOf(error))
  )
}

function isWrite(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === '25006'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
