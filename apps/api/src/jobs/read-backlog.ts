// What waits in the database for somebody to do it, for the metrics.
import type { Deps } from '../context.ts'
import { countJobs, type LaneCount } from '../db/queue/count-jobs.ts'
import { findLateness } from '../db/queue/timed-jobs.ts'
import { countWaitingMails } from '../features/mail/count-waiting-mails.ts'
import { allJobs } from './all-jobs.ts'

/** `oldest` and `timedJobLate` in seconds. */
export type Backlog = {
  lanes: readonly LaneCount[]
  timedJobLate: number
  mails: { waiting: number; oldest: number }
}

const names = allJobs.map(({ name }) => name)

/** One connection, one question after the other: nobody waits for it. */
export async function readBacklog({ db }: Pick<Deps, 'db'>): Promise<Backlog> {
  return {
    lanes: await countJobs(db),
    timedJobLate: await findLateness(db, names),
    mails: await countWaitingMails({ db }),
  }
}
