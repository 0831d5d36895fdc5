// When a run of graphile-worker is over, and when it has to be ended because another one would do better.
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { workers } from './lanes.ts'
import { NoConnection } from './pool.ts'

/** Milliseconds in which the last results of a run are written, where they can be. */
const writingTime = 2000

/**
 * Resolves some seconds after the last worker of a run has stopped. When several results cannot be written at
 * the same moment, the library miscounts what it still has to write and waits for it for ever: nobody
 * would work on the queue again. By then no job of the run is being done, so its jobs may be freed.
 */
export function whenRunIsOver(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    let stopped = 0
    events.on('worker:stop', () => {
      stopped += 1
      if (stopped === workers) setTimeout(resolve, writingTime).unref()
    })
  })
}

/**
 * Tells, once or more, that a run has to be ended. Either it can never take a job: the library asks for the names of its
 * tasks with the first one, and where that fails it answers with the same error for as long as the run lasts. Or it may
 * have taken a job that it does not know of, because the connection was lost before the answer came: nobody would do that
 * job while the run lives.
 */
export function whenRunMustEnd(events: WorkerEvents, tell: () => void): void {
  const seen = new WeakSet<object>()
  events.on('worker:getJob:error', ({ error }) => {
    if (!(error instanceof Error)) return
    if (seen.has(error) || isAnswerLost(error)) tell()
    seen.add(error)
  })
}

/** A statement that PostgreSQL refused has taken nothing, nor has one that was never sent. */
function isAnswerLost(error: Error): boolean {
  if (error instanceof NoConnection) return false
  // Class 08 is what PgBouncer says when its own connection broke.
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('08') === true
}
