// Where the primary was over the last seconds: what a replica is measured by.
import type { Lsn } from './lsn.ts'

/** `run` changes when the server starts again, and when another one takes its place. */
export type PrimaryState = { lsn: Lsn; run: string }

/** A replica that is further behind than so many milliseconds is left out. */
export const MOST_LAG = 10_000
/** Without the primary nobody knows how far behind replicas are: for so many milliseconds they are trusted all the same. */
const TRUST = 60_000

export type PrimaryTrack = {
  note: (found: PrimaryState) => void
  /** Whether a server that has replayed so much may answer reads. */
  isRecent: (replayed: Lsn) => boolean
  /** Milliseconds since the primary was where this server is; undefined while nobody can say. At most about MOST_LAG. */
  lagOf: (replayed: Lsn) => number | undefined
}

/** Knows nothing yet, so that nobody may answer. */
export function trackPrimary(now: () => number): PrimaryTrack {
  /** The oldest first: one of more than MOST_LAG ago, and all since. */
  let written: { at: number; lsn: Lsn }[] = []
  let run: string | undefined
  /** After a restart nobody knows any more who wrote what: everybody needs what stands then. */
  let floor: Lsn = 0n
  return {
    note: (found) => {
      if (found.run !== run) {
        run = found.run
        floor = found.lsn
        written = []
      }
      const at = now()
      written.push({ at, lsn: found.lsn })
      const older = written.findLastIndex((each) => each.at <= at - MOST_LAG)
      if (older > 0) written = written.slice(older)
    },
    isRecent: (replayed) => {
      const last = written.at(-1)
      if (!last || now() - last.at > TRUST) return false
      const then = written.findLast(({ at }) => at <= now() - MOST_LAG)
      return replayed >= floor && (then === undefined || replayed >= then.lsn)
    },
    lagOf: (replayed) => {
      if (written.length === 0) return undefined
      const missed = written.find(({ lsn }) => lsn > replayed)
      return missed ? now() - missed.at : 0
    },
  }
}
