// Work for later, as rows in the database: enqueued in the transaction that causes it, done at least
// once, tried again with growing pauses. Handlers are idempotent; payloads hold ids alone.
import type { FailedJob } from '@wepa/domain/admin/failed-job'
import type { JobName } from '@wepa/domain/admin/job-name'
import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { type JobPayloads, jobKinds } from './kinds.ts'
import { watchLanes, workers } from './lanes.ts'
import { type JobLease, keepJobLease } from './lease.ts'
import { poolForQueue } from './pool.ts'
import { whenRunIsOver, whenRunMustEnd } from './run-end.ts'

export type JobHandlers<Ctx> = {
  [Name in JobName]: (ctx: Ctx, payload: JobPayloads[Name]) => Promise<void>
}

export type JobOptions = {
  /** Of waiting jobs with the same key one is left: with the newest payload, at the time of the first. */
  key?: string
  /** Who has to be asked for it: it waits while that host is left in peace. */
  host?: string
  /** Seconds until it is due. */
  after?: number | undefined
  /** Of the jobs of one line, one is done at a time: none of those behind it takes a worker of the lane. */
  line?: string
}

/** Adds a job; given a transaction, it exists once that stands. */
export async function enqueueJob<Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  { key, host, line, after = 0 }: JobOptions = {},
): Promise<void> {
  const { lane, priority, tries } = jobKinds[name]
  const flags = host === undefined ? [lane] : [lane, hostFlag(host)]
  await sql`
    select graphile_worker.add_job(
      ${name}::text,
      payload := ${JSON.stringify(payload)}::json,
      queue_name := ${line ?? null}::text,
      run_at := now() + ${after}::int * interval '1 second',
      job_key := ${key ?? null}::text,
      job_key_mode := ${key ? 'preserve_run_at' : null}::text,
      priority := ${priority}::int,
      max_attempts := ${tries}::int,
      flags := ${flags}::text[]
    )`.execute(db)
}

/** The flag of jobs that ask this host. */
export function hostFlag(host: string): string {
  return `host:${host}`
}

/** Jobs whose last try failed, the newest failures first. Addresses of mail are left out of the reasons. */
export async function listFailedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<Omit<FailedJob, 'runAt'> & { runAt: Date }>`
    select id::text, task_identifier as name, attempts, attempts >= max_attempts as "isLast",
      regexp_replace(split_part(last_error, E'\n', 1), '[^[:space:]<>]+@[^[:space:]<>]+', '[oculto]', 'g') as error,
      run_at as "runAt"
    from graphile_worker.jobs
    where last_error is not null
    order by updated_at desc
    limit ${limit}`.execute(db)
  return rows.map(({ runAt, ...job }) => ({ ...job, runAt: runAt.toISOString() }))
}

/** Has a job that failed tried again at once, with all its tries. Answers its name; undefined for none of that number. */
export async function retryFailedJob(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select jobs.task_identifier as name from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and last_error is not null),
      run_at := now(), attempts := 0) again
    join graphile_worker.jobs on jobs.id = again.id`.execute(db)
  return rows[0]?.name
}

/**
 * Lets go of what has been held for five minutes, which is longer than any handler runs: of processes that died
 * and have no lease (`job-lease.ts`), as those of older versions. Forgets leases that are long over.
 */
export async function freeAbandonedJobs(db: Database): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '5 minutes'
    having count(*) > 0`.execute(db)
  await sql`delete from job_runs where heard_at < now() - interval '1 hour'`.execute(db)
}

/** Brings the queue's own tables to the shape this version needs; safe when several servers start at once. */
export async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

export type QueueOptions = {
  /** Where one connection listens for new jobs; the pool itself unless told. */
  listening?: pg.Pool
  /** The flags of lanes and hosts whose provider is left in peace for now. */
  restingFlags: () => readonly string[]
  /** Does a job's work, and tells how long it took; without it, it is just done. */
  watch?: ((name: string, run: () => Promise<void>) => Promise<void>) | undefined
  /** Hears what went wrong: failed jobs, and a database that is away. */
  onTrouble: (error: unknown, text: string) => void
}

/** Works on the queue until stopped. A database that is away is waited for. */
export function workOnQueue<Ctx>(
  pool: pg.Pool,
  ctx: Ctx,
  handlers: JobHandlers<Ctx>,
  { listening, restingFlags, watch, onTrouble }: QueueOptions,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const stopped = new Promise((resolve) => {
    stopping.signal.addEventListener('abort', resolve)
  })
  let runner: Runner | undefined
  let lastPool: string | undefined

  async function workOnce(): Promise<void> {
    if (lastPool) await freeJobsOf(pool, lastPool)
    const { forbiddenFlags, events } = watchLanes(restingFlags)
    const isOver = whenRunIsOver(events)
    let lease: JobLease | undefined
    let mayBegin: Promise<unknown> | undefined
    events.on('pool:create', ({ workerPool }) => {
      lastPool = workerPool.id
      lease = keepJobLease(pool, workerPool.id)
      mayBegin = Promise.race([lease.begun, stopped])
    })
    let mustEnd = false
    const end = () => void runner?.stop().catch(() => undefined)
    whenRunMustEnd(events, () => {
      mustEnd = true
      end()
    })
    try {
      runner = await run({
        pgPool: poolForQueue(pool, listening),
        taskList: taskList(ctx, handlers, watch),
        concurrency: workers,
        forbiddenFlags: async () => {
          await mayBegin
          return forbiddenFlags()
        },
        events,
        // A notification wakes it at once; this is for times to come and for a lost connection.
        pollInterval: 1000,
        noHandleSignals: true,
        // At once, but by the path that waits for the database and ends the run when it stays away. Without
        // it the library leaves a rejected promise to nobody, which ends the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: new Logger(() => (level, text, meta) => {
          // Most workers wait for a provider at a time, and hold no connection.
          if (text.includes('having maxPoolSize')) return
          if (level === 'error' || level === 'warning') onTrouble(meta?.error, text)
        }),
      })
      const { promise } = runner
      if (stopping.signal.aborted || mustEnd) end()
      await Promise.race([promise, isOver])
    } finally {
      lease?.end()
    }
  }

  async function keepWorking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await workOnce().catch((error: unknown) => {
        if (!stopping.signal.aborted) onTrouble(error, 'the job queue stopped, and starts again')
      })
      await pause(1000, stopping.signal)
    }
  }

  const working = keepWorking()
  return {
    stop: async () => {
      stopping.abort()
      // It may have ended by itself at this moment, or never say that it has.
      void runner?.stop().catch(() => undefined)
      await working
    },
  }
}

/** A run that ended without the database holds its last jobs, of which it could not say what became. */
async function freeJobsOf(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [worker])
}

/** Does everything that is due, then returns. For tests and tools. */
export async function workOffQueue<Ctx>(
  pool: pg.Pool,
  ctx: Ctx,
  handlers: JobHandlers<Ctx>,
): Promise<void> {
  const options = { pgPool: pool, concurrency: 1, noHandleSignals: true, logger: silent }
  const tasks = taskList(ctx, handlers)
  for (let rounds = 0; rounds < 100; rounds += 1) {
    await runOnce({ ...options, taskList: tasks })
    await untilNoted(pool)
    if (!(await isSomethingDue(pool, Object.keys(tasks)))) return
  }
}

/**
 * The library looks for the next job before what became of the last one is written, and then does not see what stands
 * behind it in its line.
 */
async function isSomethingDue(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and task_identifier = any($1) limit 1`,
    [names],
  )
  return rowCount !== 0
}

/** The library does not wait until what became of the last jobs is written. */
async function untilNoted(pool: pg.Pool): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    const { rowCount } = await pool.query(
      'select from graphile_worker.jobs where locked_at is not null limit 1',
    )
    if (rowCount === 0) return
    await new Promise((next) => setTimeout(next, 10))
  }
}

const silent = new Logger(() => () => {})

function taskList<Ctx>(
  ctx: Ctx,
  handlers: JobHandlers<Ctx>,
  watch: QueueOptions['watch'] = (_, run) => run(),
): TaskList {
  const tasks = Object.entries(handlers).map(([name, handle]) => [
    name,
    (payload: unknown) =>
      // @ts-expect-error The name and its payload were enqueued together, by `enqueueJob` alone.
      watch(name, () => handle(ctx, payload)),
  ])
  return Object.fromEntries(tasks)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
