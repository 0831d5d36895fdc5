// What stands in the queue, lane by lane.
import { isJobName } from '@wepa/domain/admin/job-name'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { jobKinds, lanes } from './kinds.ts'

/** `oldest`: seconds that the job which has been due longest has waited. `failed` ones are not tried again. */
export type LaneCount = {
  lane: string
  due: number
  later: number
  running: number
  failed: number
  oldest: number
}

/** Every lane, also one in which nothing stands. */
export async function countJobs(db: Database): Promise<LaneCount[]> {
  const { rows } = await sql<Omit<LaneCount, 'lane'> & { name: string }>`
    select task_identifier as name,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now()) as due,
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at > now()) as later,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::float8 as oldest
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
    }
  })
}
