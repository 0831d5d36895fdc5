// Things that only one tab of the browser may do at a time. Where Web Locks are missing, only one at a time in this tab.
import { withLock } from './web-lock.ts'

const turns = new Map<string, Promise<unknown>>()

/** Runs `work` once nobody else does the same. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return withLock(name, work, () => inTurnHere(name, work))
}

function inTurnHere<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve()
  const turn = before.then(work, work)
  turns.set(name, turn)
  return turn
}

/** How long somebody who is just leaving (a reload) has to let go, in ms. */
const patience = 300

/**
 * Takes something for this tab, as long as it is open or until the answer is called.
 * @returns null when another tab has it; where the browser refuses all locks nobody can know
 */
export function claim(name: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => {})
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  return new Promise((answer) => {
    locks
      .request(name, { signal: waiting.signal }, () => {
        clearTimeout(timer)
        return new Promise<void>((release) => answer(release))
      })
      .catch(() => answer(waiting.signal.aborted ? null : () => {}))
  })
}
