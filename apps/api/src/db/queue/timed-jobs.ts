// Who runs a timed job, and when it is due again: a row for each job, and a lease on it that ends by itself
// when its process dies.
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Milliseconds after which a lease that is not renewed is over: so long a job waits for a process that died. */
export const LEASE = 10_000

/** Makes jobs known; those that are new are due at once. */
export async function addTimedJobs(db: Database, names: readonly string[]): Promise<void> {
  await sql`
    insert into timed_jobs (name, due_at)
    select name, now() from unnest(${[...names]}::text[]) as known (name)
    on conflict do nothing`.execute(db)
}

/** Takes the job that has been due longest and that nobody runs; undefined when there is none. */
export async function takeDueJob(
  db: Database,
  { names, holder }: { names: readonly string[]; holder: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update timed_jobs set held_by = ${holder}, held_until = ${leaseEnd}
    where name = (
      select name from timed_jobs
      where name = any(${[...names]}::text[]) and due_at <= now()
        and (held_until is null or held_until < now())
      order by due_at, name
      limit 1
      for update skip locked
    )
    returning name`.execute(db)
  return rows[0]?.name
}

const leaseEnd = sql`now() + ${LEASE} * interval '1 millisecond'`

/** Holds a job for longer. False when it is no longer this holder's. */
export async function renewTimedJob(db: Database, name: string, holder: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update timed_jobs set held_until = ${leaseEnd}
    where name = ${name} and held_by = ${holder}`.execute(db)
  return Number(numAffectedRows) > 0
}

/** Lets go of a job; it is due again after `pause` milliseconds. Changes nothing once it is no longer this holder's. */
export async function finishTimedJob(
  db: Database,
  { name, holder, pause }: { name: string; holder: string; pause: number },
): Promise<void> {
  await sql`
    update timed_jobs
    set held_by = null, held_until = null, due_at = now() + ${pause} * interval '1 millisecond'
    where name = ${name} and held_by = ${holder}`.execute(db)
}

/** Seconds for which the timed job that has been due longest has waited for somebody to run it. */
export async function findLateness(db: Database, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select coalesce(extract(epoch from now() - min(greatest(due_at, held_until))), 0)::float8 as late
    from timed_jobs
    where name = any(${[...names]}::text[]) and due_at <= now()
      and (held_until is null or held_until < now())`.execute(db)
  return rows[0]?.late ?? 0
}
