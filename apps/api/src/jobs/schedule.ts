// Timed work inside the server: each job once per interval, whichever of all processes comes to it first.
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps, Stoppable } from '../context.ts'
import { isUnavailable } from '../db/is-unavailable.ts'
import { addTimedJobs, finishTimedJob, takeDueJob } from '../db/queue/timed-jobs.ts'
import { keepLease } from './keep-lease.ts'

/** Whom timed work may have to wait for. */
const askedOnes = ['payments', 'files', 'index', 'webhooks', 'moderators'] as const

export type Job = {
  name: string
  /** Milliseconds from the end of one run to the beginning of the next, of all processes together. */
  every: number
  /** Whom it waits for: the jobs that ask the same one run one after the other, and keep no others waiting. */
  asks?: (typeof askedOnes)[number]
  /** `signal` is aborted once another process may be at it: what goes on step by step stops before the next one. */
  run: (ctx: Deps & Stoppable) => Promise<unknown>
}

/**
 * Milliseconds before the first runs, since a server that starts has people to answer, and between two looks
 * for what is due.
 */
const pace = { firstAfter: 5_000, lookEvery: 2_000 }
/** A job that failed is not left until tomorrow. */
const longestRetry = 3_600_000

/** Starts the jobs. `stop` resolves when those that are running have ended; none starts after it. */
export function startJobs(
  ctx: Deps,
  jobs: readonly Job[],
  { firstAfter, lookEvery } = pace,
): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const holder = randomUUID()
  const walks = [undefined, ...askedOnes].map((asks) => {
    const own = jobs.filter((job) => job.asks === asks)
    return own.length > 0
      ? walk(ctx, { jobs: own, holder, firstAfter, lookEvery, signal: ending.signal })
      : undefined
  })
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(walks)
    },
  }
}

type Walk = typeof pace & { jobs: readonly Job[]; holder: string; signal: AbortSignal }

/** Runs what is due of these jobs, one after the other, until `signal`. */
async function walk(ctx: Deps, { jobs, holder, signal, ...at }: Walk): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  let isKnown = false
  await pause(at.firstAfter)
  while (!signal.aborted) {
    try {
      if (!isKnown) await addTimedJobs(ctx.db, names)
      isKnown = true
      const askedAt = performance.now()
      const name = await takeDueJob(ctx.db, { names, holder })
      const job = jobs.find((each) => each.name === name)
      if (job) await runJob(ctx, job, { holder, askedAt, signal, pause: () => pause(at.lookEvery) })
      else await pause(at.lookEvery)
    } catch (err) {
      ctx.log.warn({ err }, 'the timed jobs wait for the database')
      await pause(at.lookEvery)
    }
  }
}

/** `signal` ends the process; `pause` waits for a moment, or for that. */
type Turn = { holder: string; askedAt: number; signal: AbortSignal; pause: () => Promise<unknown> }

/** Runs a job that was taken, and lets go of it. One that fails is logged and tried again next time. */
async function runJob(ctx: Deps, job: Job, turn: Turn): Promise<void> {
  const { name, every } = job
  const { holder, askedAt } = turn
  const lease = keepLease(ctx.db, { name, holder, askedAt })
  let pause = every
  try {
    const run = () => job.run({ ...ctx, signal: lease.signal })
    await (ctx.watch ? ctx.watch.timedJob(name, run) : run())
  } catch (err) {
    pause = Math.min(every, longestRetry)
    const isExpected = isUnavailable(err) || lease.signal.aborted
    ctx.log[isExpected ? 'warn' : 'error']({ err, job: name }, 'a job failed')
  }
  await finish(ctx, { name, holder, pause }, turn)
  lease.end()
}

/**
 * Writes when the job is due again, as often as it takes, or it would run again at once; the lease is renewed
 * meanwhile. A process that ends tries once more.
 */
async function finish(
  ctx: Deps,
  run: Parameters<typeof finishTimedJob>[1],
  { signal, pause }: Pick<Turn, 'signal' | 'pause'>,
): Promise<void> {
  for (;;) {
    const isLast = signal.aborted
    try {
      return await finishTimedJob(ctx.db, run)
    } catch (err) {
      ctx.log.warn({ err, job: run.name }, 'the end of a timed job waits for the database')
    }
    if (isLast) return
    await pause()
  }
}
