import type { ActivityAction } from '@wepa/domain/admin/dashboard'
import type { ActivityLog, Deps } from '../../context.ts'
import { isUnavailable } from '../../db/is-unavailable.ts'
import type { NewActivity } from '../../db/tables/activities.ts'
import { type ActivityCount, insertActivities } from './activities.repo.ts'

const span = 10 * 60_000

export type ActivityBuffer = ActivityLog & {
  /** Writes what is there now. Never throws: what people do must not fail because of it. */
  flush: () => Promise<void>
  /** Writes the last, and takes no more. */
  close: () => Promise<void>
  /** How many were let go so far, for lack of room or because they could not be written. */
  lost: () => number
}

type BufferOptions = Pick<Deps, 'db' | 'log'> & {
  /** Milliseconds that something waits for others; half a minute while the database is away. */
  every?: number
  /** So many at once in the memory; what comes on top is counted, but not kept. */
  most?: number
}

/**
 * Holds what people do in the memory and writes it together, so that noting costs a search or a view
 * nothing. A process that is killed loses the last second.
 */
export function createActivityBuffer(options: BufferOptions): ActivityBuffer {
  const { log, every = 1000, most = 5000 } = options
  let waiting: NewActivity[] = []
  let counts = new Map<string, ActivityCount>()
  let lost = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  return {
    note: (activity) => {
      if (isClosed) return
      count(activity.action, activity.createdAt, 1)
      if (waiting.length < most) waiting.push(activity)
      else lost++
      wake(every)
    },
    flush,
    close: () => {
      isClosed = true
      return flush()
    },
    lost: () => lost,
  }

  function count(action: ActivityAction, at: Date, by: number) {
    const since = new Date(Math.floor(at.getTime() / span) * span)
    const key = `${since.getTime()} ${action}`
    counts.set(key, { action, since, count: (counts.get(key)?.count ?? 0) + by })
  }

  function wake(after: number) {
    if (isClosed || timer) return
    timer = setTimeout(flush, after)
    timer.unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  async function write() {
    if (counts.size === 0) return
    const batch = { activities: waiting, counts: [...counts.values()] }
    waiting = []
    counts = new Map()
    try {
      await insertActivities(options.db, batch)
    } catch (err) {
      const isAway = isUnavailable(err)
      log[isAway ? 'warn' : 'error']({ err, count: batch.activities.length }, 'activities wait')
      if (isAway) takeBack(batch)
      else lost += batch.activities.length
    }
  }

  function takeBack(batch: { activities: NewActivity[]; counts: ActivityCount[] }) {
    for (const { action, since, count: by } of batch.counts) count(action, since, by)
    lost += Math.max(0, batch.activities.length + waiting.length - most)
    waiting = [...batch.activities, ...waiting].slice(-most)
    wake(30 * every)
  }
}
