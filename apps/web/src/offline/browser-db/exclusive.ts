// Things that only one tab of the browser may do at a time. Where Web Locks are missing, only one at a time in this tab.
import { openChannel } from './channel.ts'
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

/** How often whoever holds a lock is asked whether its tab is still open, in ms. */
const askEvery = 300
/** How long a tab that does not answer has to let go, in ms: on a busy phone a page that was left takes seconds. */
const patience = 5000

/**
 * Takes something for this tab, as long as it is open or until the answer is called. A page that is just left
 * (by a reload) holds its locks for a moment longer: it is waited for. A tab that is open says so.
 * @returns null when another tab has it; where the browser refuses all locks nobody can know
 */
export function claim(name: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => {})
  const channel = openChannel(name)
  const waiting = new AbortController()
  const asking = setInterval(() => channel?.postMessage('asked'), askEvery)
  const timer = setTimeout(() => waiting.abort(), patience)
  const stopAsking = () => {
    clearInterval(asking)
    clearTimeout(timer)
  }
  let isOurs = false
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'held') waiting.abort()
    if (data === 'asked' && isOurs) channel.postMessage('held')
  })
  return new Promise((answer) => {
    locks
      .request(name, { signal: waiting.signal }, () => {
        stopAsking()
        isOurs = true
        return new Promise<void>((release) => answer(release))
      })
      .catch(() => answer(waiting.signal.aborted ? null : () => {}))
      .finally(() => {
        stopAsking()
        channel?.close()
      })
  })
}
