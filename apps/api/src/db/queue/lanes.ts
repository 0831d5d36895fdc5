// Keeps a lane of the queue from taking the workers of others: before a worker looks for a job, it is told
// which jobs are not for it, by their flags.
import { EventEmitter } from 'node:events'
import { isJobName } from '@wepa/domain/admin/job-name'
import type { ForbiddenFlagsFn, WorkerEvents } from 'graphile-worker'
import { jobKinds, type Lane, lanes } from './kinds.ts'

export type JobLanes = {
  /** The flags whose jobs must wait now. */
  forbiddenFlags: ForbiddenFlagsFn
  /** Where the library says what its workers do. */
  events: WorkerEvents
}

/** As many workers as all lanes have together. */
export const workers = Object.values(lanes).reduce((sum, count) => sum + count, 0)

/**
 * Counts what runs in each lane of one run of the queue.
 * @param restingFlags of the providers that are not to be asked for a while
 */
export function watchLanes(restingFlags: () => readonly string[]): JobLanes {
  const events: WorkerEvents = new EventEmitter()
  const running = new Map<Lane, number>()
  let last = Promise.resolve()
  let endTurn = () => {}

  const count = (task: string, change: number) => {
    const lane = laneOf(task)
    if (lane) running.set(lane, (running.get(lane) ?? 0) + change)
  }
  events.on('job:start', ({ job }) => {
    count(job.task_identifier, 1)
    endTurn()
  })
  events.on('job:complete', ({ job }) => count(job.task_identifier, -1))
  events.on('worker:getJob:empty', () => endTurn())
  events.on('worker:getJob:error', () => endTurn())

  return {
    events,
    forbiddenFlags: async () => {
      // One looks at a time, or several would find the last place of a lane free.
      const before = last
      last = new Promise((resolve) => {
        void before.then(() => {
          endTurn = resolve
        })
      })
      await before
      return [...fullLanes(running), ...restingFlags()]
    },
  }
}

function fullLanes(running: ReadonlyMap<Lane, number>): string[] {
  return Object.entries(lanes).flatMap(([lane, most]) =>
    isLane(lane) && (running.get(lane) ?? 0) >= most ? [lane] : [],
  )
}

function laneOf(task: string): Lane | undefined {
  return isJobName(task) ? jobKinds[task].lane : undefined
}

function isLane(name: string): name is Lane {
  return Object.hasOwn(lanes, name)
}
