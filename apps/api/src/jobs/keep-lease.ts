import { performance } from 'node:perf_hooks'
import type { Database } from '../db/database.ts'
import { LEASE, renewTimedJob } from '../db/queue/timed-jobs.ts'

/** `askedAt`: when the job was asked for, by `performance.now()`; the database counts the lease from a later moment. */
type Taken = { name: string; holder: string; askedAt: number }

export type KeptLease = {
  /**
   * Aborted once another process may be at the job: the database said that it is no longer this holder's, or said
   * nothing for as long as the lease lasts.
   */
  signal: AbortSignal
  end: () => void
}

/** Renews the lease on a job that was taken, until `end`. */
export function keepLease(db: Database, { name, holder, askedAt }: Taken): KeptLease {
  const losing = new AbortController()
  const lose = () =>
    losing.abort(new Error('the lease was lost: another process may be at the job'))
  let heldUntil = askedAt + LEASE
  let ending = setTimeout(lose, heldUntil - performance.now())
  const hold = (until: number) => {
    // The answer to an earlier renewal may come after that to a later one.
    heldUntil = Math.max(heldUntil, until)
    clearTimeout(ending)
    ending = setTimeout(lose, heldUntil - performance.now())
  }
  const renewing = setInterval(async () => {
    const until = performance.now() + LEASE
    try {
      const isHeld = await renewTimedJob(db, name, holder)
      if (!isHeld) lose()
      else if (!losing.signal.aborted) hold(until)
    } catch {
      // Others follow before the lease ends.
    }
  }, LEASE / 4)
  return {
    signal: losing.signal,
    end: () => {
      clearInterval(renewing)
      clearTimeout(ending)
    },
  }
}
