// Whether those who work on the queue still live: each says so every few seconds, by the database's clock, and
// lets go of the jobs of those who have not been heard for too long.
import type pg from 'pg'

/** Milliseconds: how often a run is heard, and after which silence it counts as dead. */
export const LEASE = { beat: 2000, ends: 15_000 }

/**
 * Milliseconds of its own unbroken beats after which a run may judge others. After a database that was away
 * nobody has been heard, and all get the time to say that they live.
 */
const settling = 8000

export type JobLease = {
  /** Resolves with the first beat: a job that is taken before would be nobody's if the process died. */
  begun: Promise<void>
  end: () => void
}

/** Keeps a run of the queue alive in the eyes of all processes until it is ended. A beat that fails is made again. */
export function keepJobLease(pool: pg.Pool, run: string): JobLease {
  const ending = new AbortController()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const beat = async () => {
    try {
      await beatJobLease(pool, run)
      begin()
      await freeJobsOfDeadRuns(pool, run)
    } catch {
      // The database is away, which the queue itself reports.
    }
    if (!ending.signal.aborted) setTimeout(beat, LEASE.beat).unref()
  }
  void beat()
  return {
    begun,
    end: () => ending.abort(),
  }
}

/** Says that the run lives. One that was frozen for too long begins anew, and judges nobody for a while. */
export async function beatJobLease(pool: pg.Pool, run: string): Promise<void> {
  await pool.query(
    `insert into job_runs (id) values ($1)
     on conflict (id) do update set heard_at = now(), since = case
       when job_runs.heard_at < now() - $2 * interval '1 millisecond' then now() else job_runs.since end`,
    [run, LEASE.ends],
  )
}

/**
 * Lets go of what dead runs hold. A run that was only frozen and beats meanwhile is left alone, for its row is
 * looked at under its lock. What it finishes later was done twice at most: it removes the job, or, where it
 * failed, touches nothing that it no longer holds.
 */
export async function freeJobsOfDeadRuns(pool: pg.Pool, run: string): Promise<void> {
  await pool.query(
    `with dead as (
       select id from job_runs
       where heard_at < now() - $2 * interval '1 millisecond'
         and id in (select locked_by from graphile_worker.jobs where locked_by is not null)
         and exists (
           select from job_runs me where me.id = $1
             and me.since < now() - $3 * interval '1 millisecond'
             and me.heard_at > now() - $2 * interval '1 millisecond')
       for update of job_runs skip locked
     )
     select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [run, LEASE.ends, settling],
  )
}
