// Timed work inside the server: each job at its own pace, one process at a time, one job after the other.
import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../context.ts'
import { withAdvisoryLock } from '../db/advisory-lock.ts'

export type Job = {
  name: string
  /** Milliseconds from the end of one run to the beginning of the next. */
  every: number
  run: (ctx: Deps) => Promise<unknown>
}

/** The first runs wait a little: a server that starts has people to answer. */
const firstAfter = 5_000

/** Starts the jobs. `stop` resolves when the one that is running has ended; none starts after it. */
export function startJobs(ctx: Deps, jobs: readonly Job[]): { stop: () => Promise<void> } {
  // Each holds a connection for its lock and asks for another for its work: all at once, they would
  // take those that answer people, and then wait for each other.
  let last = Promise.resolve()
  let isStopped = false
  const inTurn = (job: Job) => {
    last = last.then(() => (isStopped ? undefined : runJob(ctx, job)))
    return last
  }
  const stops = jobs.map((job) => keepRunning(job, inTurn))
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function keepRunning(job: Job, inTurn: (job: Job) => Promise<void>): () => Promise<void> {
  let isStopped = false
  let running = Promise.resolve()
  let timer = setTimeout(turn, firstAfter)
  timer.unref()
  function turn() {
    running = inTurn(job).then(() => {
      if (isStopped) return
      timer = setTimeout(turn, job.every)
      timer.unref()
    })
  }
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}

/** One run, unless another process is at it. A job that fails is logged and tried again next time. */
export async function runJob(ctx: Deps, job: Job): Promise<void> {
  try {
    await withAdvisoryLock(ctx.db, job.name, () => job.run(ctx))
  } catch (err) {
    const isAway = err instanceof DomainError && err.code === 'database_unavailable'
    ctx.log[isAway ? 'warn' : 'error']({ err, job: job.name }, 'a job failed')
  }
}
