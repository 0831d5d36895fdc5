import { createHmac } from 'node:crypto'
import { dateOnly } from '@wepa/domain/text/date'
import type { AppearanceLog, Deps, ShownSearch } from '../../context.ts'
import { findMarkKey, insertAppearances } from './appearances.repo.ts'

export type AppearanceBuffer = AppearanceLog & {
  /** Writes what is there now. Never throws: nobody's search must fail because of it. */
  flush: () => Promise<void>
  /** Writes the last, and takes no more. */
  close: () => Promise<void>
}

/** Milliseconds that a search waits for others. */
const pause = 1000
/** So many ads of searches at once in the memory; what comes on top is not counted. */
const most = 20_000
/** So many marks tell the people of a search apart, and are far too few to find anybody by. */
const MARKS = 4096

/**
 * Holds for a second in the memory which ads searches have shown, and counts them in one statement, which also decides
 * whose of them are those of a business: a search waits for none of it. Who searched leaves the memory only as a mark.
 */
export function createAppearanceBuffer({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): AppearanceBuffer {
  let waiting: ShownSearch[] = []
  let ads = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let key: string | undefined

  return {
    note: (search) => {
      if (isClosed || ads + search.ids.length > most) return
      waiting.push(search)
      ads += search.ids.length
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
    ads = 0
    try {
      key ??= await findMarkKey(db)
      const secret = key
      const searches = batch.map(({ person, ...search }) => ({
        ...search,
        mark: markOf(secret, search.words, person),
      }))
      const now = clock.now()
      await insertAppearances(db, { searches, day: dateOnly(now), now })
    } catch (err) {
      // A few searches that nobody counted: not worth keeping people in the memory for.
      log.warn({ err, count: batch.length }, 'appearances in searches were not counted')
    }
  }
}

function markOf(key: string, words: string, person: string): number {
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([words, person]))
    .digest()
  return hash.readUInt16BE() % MARKS
}
