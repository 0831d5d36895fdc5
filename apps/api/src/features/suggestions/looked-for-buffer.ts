import { createHash, randomBytes } from 'node:crypto'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps, LookedForLog } from '../../context.ts'
import { findSecret, insertMarks } from './suggestions.repo.ts'

export type LookedForBuffer = LookedForLog & {
  /** Writes what is there now. Never throws: nobody's search must fail because of it. */
  flush: () => Promise<void>
  /** Writes the last, and takes no more. */
  close: () => Promise<void>
}

/** Milliseconds that something waits for others. */
const pause = 1000
/** So many at once in the memory; what comes on top is not counted. */
const most = 5000

/**
 * Holds what people look for in the memory for a second and counts it together. Who they are leaves the memory only as
 * a mark that the day's secret, their name and the text give together.
 */
export function createLookedForBuffer({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): LookedForBuffer {
  let waiting: { text: string; person: string }[] = []
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let known: { day: string; secret: Buffer } | undefined

  return {
    note: (text, person) => {
      if (isClosed || waiting.length >= most) return
      waiting.push({ text, person })
      timer ??= setTimeout(flush, pause).unref()
    },
    flush,
    close: () => {
      isClosed = true
      return flush()
    },
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  async function write() {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    try {
      const day = dateOnly(clock.now())
      if (known?.day !== day) {
        known = { day, secret: await findSecret(db, day, randomBytes(32)) }
      }
      const { secret } = known
      const marks = batch.map(({ text, person }) => ({ text, mark: markOf(secret, text, person) }))
      await insertMarks(db, day, marks)
    } catch (err) {
      // A few searches that nobody counted: not worth keeping names in the memory for.
      log.warn({ err, count: batch.length }, 'searches were not counted')
    }
  }
}

function markOf(secret: Buffer, text: string, person: string): string {
  const whole = createHash('sha256').update(secret).update(`${person}\n${text}`).digest('hex')
  return whole.slice(0, 24)
}
