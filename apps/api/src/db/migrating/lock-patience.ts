// Trying again what gave up its wait for a lock, so that nobody has to wait behind it.
import { setTimeout as wait } from 'node:timers/promises'

export type Patience = {
  /** Milliseconds between two tries, at first; they grow to sixteen times as long. */
  pause: number
  /** Tries before it is given up. */
  attempts: number
}

/** About ten minutes. */
export const usualPatience: Patience = { pause: 250, attempts: 150 }

/** What was given up already, by whoever asked first: a migration is not begun anew for one of its parts. */
const givenUp = new WeakSet<object>()

/**
 * Does `work` again while a lock that it needs is held, or what people do at this moment is in its way. `onWait` hears of
 * each try that is made again, with PostgreSQL's code for why.
 * @throws what the last try threw, and at once whatever has another reason
 */
export async function withPatience<T>(
  { pause, attempts, onWait }: Patience & { onWait?: (attempt: number, reason: string) => void },
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const reason = isGivenUp(error) ? undefined : sqlState(error)
      if (!isWorthAnotherTry(reason)) throw error
      if (attempt >= attempts) throw giveUp(error)
      onWait?.(attempt, reason)
      await wait(pause * 2 ** Math.min(attempt - 1, 4) * (0.75 + Math.random() / 2))
    }
  }
}

function giveUp(error: unknown): unknown {
  if (error instanceof Error) givenUp.add(error)
  return error
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && givenUp.has(error)
}

/** A lock that somebody holds, or a deadlock or conflict with what people do at this moment. */
function isWorthAnotherTry(reason: string | undefined): reason is string {
  return reason === '55P03' || reason === '40P01' || reason === '40001'
}

/** PostgreSQL's own code, also of what the database's door has put into a word of ours. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.cause) return sqlState(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
