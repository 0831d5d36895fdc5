// What stands in the queue, lane by lane.
import { isJobName } from '@wepa/domain/admin/job-name'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { jobKinds, lanes } from './kinds.ts'

/**
 * In seconds, `oldest`: since when the job that has waited longest for a worker is due; `unfinished`: how old the oldest job
 * is that was due and is not done, its tries that failed included. `failed` ones are not tried again, and in neither.
 */
export type LaneCount = {
  lane: string
  due: number
  later: number
  running: number
  failed: number
  oldest: number
  unfinished: number
}

/** The library sets `run_at` to the next try as soon as one failed: of those, since when somebody waits is when they were written. */
const dueSince = sql`case when last_error is null then run_at else created_at end`

/** Every lane, also one in which nothing stands. */
export async function countJobs(db: Database): Promise<LaneCount[]> {
  const { rows } = await sql<Omit<LaneCount, 'lane'> & { name: string }>`
    select task_identifier as name,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now()) as due,
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at > now()) as later,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::float8 as oldest,
      coalesce(extract(epoch from now() - min(${dueSince})
        filter (where attempts < max_attempts and ${dueSince} <= now())), 0)::float8 as unfinished
    from graphile_worker.jobs
    group by task_identifier`.execute(db)
  return Object.keys(lanes).map((lane) => {
    const own = rows.filter(({ name }) => isJobName(name) && jobKinds[name].lane === lane)
    const sum = (count: 'due' | 'later' | 'running' | 'failed') =>
      own.reduce((total, row) => total + row[count], 0)
    return {
      lane,
      due: sum('due'),
      later: sum('later'),
      running: sum('running'),
      failed: sum('failed'),
      oldest: Math.max(0, ...own.map(({ oldest }) => oldest)),
      unfinished: Math.max(0, ...own.map(({ unfinished }) => unfinished)),
    }
  })
}
