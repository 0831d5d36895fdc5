// The moments at which waiting things are tried again.
import { noteSilence } from '../../lib/device/connection.ts'
import { outboxSync, type WorkerMessage } from '../../lib/device/worker-messages.ts'
import { readPerson } from '../../lib/session/session.ts'
import { onChanged, onTried, tellChanged } from './announcements.ts'
import { drain } from './drain.ts'
import { nextTime } from './next-due.ts'
import { listQueuedOf } from './queue.ts'

/** Drains when the network, the page or the time of the next try comes. Signing in and starting say so themselves. */
export function listenForWakeUps(): void {
  onChanged(() => void setAlarm())
  onTried(({ verdict }) => {
    if (verdict.verdict !== 'retry') return
    if (verdict.code === 'offline') noteSilence()
    // With a network the browser would wake us at once, and after the next failure again.
    if (!navigator.onLine) void askForSync()
  })
  if (typeof window === 'undefined') return
  const back = () => {
    if (document.visibilityState === 'hidden') return
    // What other tabs did while this one slept went unheard.
    tellChanged()
    void drain({ isBack: true })
  }
  for (const kind of ['online', 'focus', 'pageshow']) window.addEventListener(kind, back)
  document.addEventListener('visibilitychange', back)
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data?.type === 'SYNC') void drain({ isBack: true })
  })
}

let alarm: ReturnType<typeof setTimeout> | undefined

/** Every tab has its own, for the one that tried may be closed; the first one finds something to do. */
async function setAlarm(): Promise<void> {
  const person = readPerson()
  const rows = person ? await listQueuedOf(person.userId).catch(() => []) : []
  const time = nextTime(rows)
  clearTimeout(alarm)
  if (time !== null) alarm = setTimeout(() => void drain(), Math.max(0, time - Date.now()))
}

/** Lets the browser wake open pages when the network returns, also when they sleep; where it can. */
async function askForSync(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.ready
  if (registration && 'sync' in registration) await register(registration.sync).catch(() => {})
}

async function register(sync: unknown): Promise<void> {
  if (typeof sync === 'object' && sync !== null && 'register' in sync) {
    const { register } = sync
    if (typeof register === 'function') await register.call(sync, outboxSync)
  }
}
