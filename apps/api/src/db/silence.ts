// A database that hangs says nothing: its connections stay open, and whoever asks waits for the longest
// time any statement may take. Here it is told apart from a statement that is only slow.
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import pg from 'pg'

export type SilenceOptions = {
  /** Asks whether the database answers at all; rejects when it does not say anything in time. */
  ask: () => Promise<unknown>
  /** Hears when it fell silent, and when it speaks again. */
  onChange: (isSilent: boolean) => void
}

export type SilenceWatch = {
  /**
   * Waits for an answer of the database, and gives up once the database answers nobody.
   * @throws DomainError database_unavailable after about 2.6 s of silence, and at once while it lasts
   */
  during: <T>(work: () => Promise<T>) => Promise<T>
  close: () => void
}

/** After a second without an answer the database itself is asked. */
const suspicious = 1000
const askAgain = 500
/** Milliseconds in which a database that lives answers a connection of its own. */
const patience = 1500

/** Makes the watch; it asks only while somebody waits longer than is usual, or while there is silence. */
export function watchSilence({ ask, onChange }: SilenceOptions): SilenceWatch {
  const waiting = new Map<() => void, number>()
  const ending = new AbortController()
  let isSilent = false
  let isWatching = false

  async function watch(): Promise<void> {
    isWatching = true
    while (isNeeded()) {
      const pause = isSilent ? askAgain : untilSuspicious()
      await wait(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      if (isSilent || isAnybodySuspicious()) await look()
    }
    isWatching = false
  }

  function isNeeded(): boolean {
    return !ending.signal.aborted && (isSilent || waiting.size > 0)
  }

  function isAnybodySuspicious(): boolean {
    return waiting.size > 0 && untilSuspicious() <= 0
  }

  function untilSuspicious(): number {
    const [oldest = performance.now()] = waiting.values()
    return Math.max(0, oldest + suspicious - performance.now())
  }

  async function look(): Promise<void> {
    const was = isSilent
    isSilent = await ask().then(
      () => false,
      (error) => error instanceof SilenceError,
    )
    if (ending.signal.aborted) return
    if (isSilent) for (const giveUp of waiting.keys()) giveUp()
    // Slow ones are looked after again a second later.
    else for (const giveUp of [...waiting.keys()]) renew(giveUp)
    if (was !== isSilent) onChange(isSilent)
  }

  function renew(giveUp: () => void): void {
    waiting.delete(giveUp)
    waiting.set(giveUp, performance.now())
  }

  return {
    during: async (work) => {
      if (isSilent) throw new DomainError('database_unavailable')
      let giveUp = () => {}
      const silence = new Promise<never>((_, reject) => {
        giveUp = () => reject(new DomainError('database_unavailable'))
      })
      waiting.set(giveUp, performance.now())
      if (!isWatching) void watch()
      try {
        return await Promise.race([work(), silence])
      } finally {
        waiting.delete(giveUp)
      }
    },
    close: () => ending.abort(),
  }
}

class SilenceError extends Error {}

/**
 * Opens a connection and asks for nothing but an answer: an error is one too.
 * @throws SilenceError when nothing was said in time
 */
export async function askForLife(url: string): Promise<void> {
  // Our own, since a client waits for a server that hangs before it lets go.
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: 'wepa watch',
  })
  client.on('error', () => undefined)
  const answered = client.connect().then(() => client.query('select 1'))
  const anything = answered.then(
    () => true,
    () => true,
  )
  const isAnswered = await Promise.race([anything, wait(patience, false)])
  // This process may have been too busy to hear the answer: what has arrived is read first.
  const hasSpoken = isAnswered || (await Promise.race([anything, wait(50, false)]))
  socket.destroy()
  if (!hasSpoken) throw new SilenceError('the database says nothing')
}
