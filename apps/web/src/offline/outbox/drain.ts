// Sends what waits: lane by lane, in order, under the person who queued it.
import { noteRefusal, readPerson } from '../../lib/session/session.ts'
import type { Queued, Verdict } from '../browser-db/task.ts'
import { onWake, type Tried, tellTried, tellWake } from './announcements.ts'
import { nextTry } from './back-off.ts'
import { oneAtATime } from './drain-lock.ts'
import { type Handlers, loadHandlers, type Sending } from './handlers.ts'
import { nextDue } from './next-due.ts'
import { changeAll, changeQueued, listQueuedOf } from './queue.ts'
import { afterRefusal, isInOrder } from './task-rules.ts'
import { verdictOf } from './verdict.ts'

/** Lanes that are sent side by side: a message does not wait for the photos of an ad. */
const width = 3

/** The drain that waits for its turn: it sees whatever is queued until then. */
let waiting: Promise<void> | undefined
/** What a try came to could not be noted: left alone until the next drain, or it would go out again and again. */
const unrecorded = new Set<string>()
/** The person or the network came back since the last drain of this tab. */
let isBack = false

/**
 * Sends what is due, and ends when nothing is. While one runs, here or in another tab, that one looks again.
 * @param given `isBack`: the person or the network is back, and what waits for either is tried at once
 */
export function drain(given: { isBack?: boolean } = {}): Promise<void> {
  isBack ||= given.isBack ?? false
  tellWake()
  waiting ??= takeTurn()
  return waiting
}

function takeTurn(): Promise<void> {
  const turn = oneAtATime(() => {
    waiting = undefined
    return sendAll()
  }).finally(() => {
    // Also when its turn never came: the next drain tries anew.
    if (waiting === turn) waiting = undefined
  })
  return turn
}

async function sendAll(): Promise<void> {
  const busy = new Map<string, Promise<void>>()
  await wakeRows()
  for (;;) {
    const woken = nextWake()
    const person = busy.size < width ? readPerson() : null
    const rows = person ? await listQueuedOf(person.userId) : []
    const open = rows.filter(({ id }) => !unrecorded.has(id))
    const next = nextDue(open, Date.now(), new Set(busy.keys()))
    if (person && next) {
      const sending = sendOne(next, person).finally(() => busy.delete(next.lane))
      busy.set(next.lane, sending)
    } else if (busy.size > 0) {
      await Promise.race([...busy.values(), woken.heard])
    } else {
      woken.stop()
      return
    }
    woken.stop()
  }
}

function nextWake(): { heard: Promise<void>; stop: () => void } {
  let stop = () => {}
  const heard = new Promise<void>((done) => {
    stop = onWake(done)
  })
  return { heard, stop }
}

/** Nobody else sends now: what still says so belongs to a tab that was closed over it. */
async function wakeRows(): Promise<void> {
  const person = readPerson()
  const isAtOnce = isBack
  isBack = false
  unrecorded.clear()
  if (!person) return
  await changeAll(person.userId, (row) => {
    const waitsForThat = row.state === 'paused' || row.code === 'offline' || row.code === 'unknown'
    const notBefore = isAtOnce && waitsForThat ? null : row.notBefore
    if (row.state !== 'sending' && notBefore === row.notBefore) return row
    return { ...row, notBefore, state: row.state === 'sending' ? 'queued' : row.state }
  })
}

async function sendOne(row: Queued, person: { userId: number; token: string }): Promise<void> {
  const item = await claim(row)
  if (item?.state !== 'sending' || item.userId !== person.userId) return
  const tried = await attempt(item, person.token)
  await changeQueued(row.id, (now, all) => afterTry(now, tried.verdict, all)).catch(() =>
    unrecorded.add(row.id),
  )
  tellTried(tried)
}

/** Notes that it is being sent; as it stands now, for it may have been changed or discarded since it was listed. */
async function claim(row: Queued): Promise<Queued | undefined> {
  const sending = (now: Queued) =>
    now.state === 'rejected'
      ? now
      : { ...now, state: 'sending' as const, attempts: now.attempts + 1 }
  // A full disk takes no note; it must not keep things from leaving.
  return changeQueued(row.id, sending).catch(() => sending(row))
}

async function attempt(item: Queued, token: string): Promise<Tried> {
  const { task } = item
  const done = <Result>(work: Work<Result>) => outcome(item, token, work)
  switch (task.kind) {
    case 'publish': {
      const verdict = await done((handlers, sending) => handlers.publish(task, sending))
      return { kind: task.kind, item, task, verdict }
    }
    case 'message': {
      const verdict = await done((handlers, sending) => handlers.message(task, sending))
      return { kind: task.kind, item, task, verdict }
    }
    case 'first-message': {
      const verdict = await done((handlers, sending) => handlers['first-message'](task, sending))
      return { kind: task.kind, item, task, verdict }
    }
    case 'favourite': {
      const verdict = await done((handlers, sending) => handlers.favourite(task, sending))
      return { kind: task.kind, item, task, verdict }
    }
    case 'follow': {
      const verdict = await done((handlers, sending) => handlers.follow(task, sending))
      return { kind: task.kind, item, task, verdict }
    }
    case 'mark-conversation': {
      const verdict = await done((handlers, sending) =>
        handlers['mark-conversation'](task, sending),
      )
      return { kind: task.kind, item, task, verdict }
    }
    case 'mark-read': {
      const verdict = await done((handlers, sending) => handlers['mark-read'](task, sending))
      return { kind: task.kind, item, task, verdict }
    }
  }
}

type Work<Result> = (handlers: Handlers, sending: Sending) => Promise<Verdict<Result>>

async function outcome<Result>(
  item: Queued,
  token: string,
  work: Work<Result>,
): Promise<Verdict<Result>> {
  try {
    const { handlers, clientFor } = await loadHandlers()
    return await work(handlers, { item, token, client: clientFor(token) })
  } catch (error) {
    noteRefusal(error, token)
    return verdictOf(error)
  }
}

/** What the row is after a try; undefined when it is done with. */
function afterTry(row: Queued, verdict: Verdict, all: readonly Queued[]): Queued | undefined {
  if (verdict.verdict === 'done') return undefined
  const isOutdated =
    !isInOrder(row.task) &&
    all.some(({ userId, lane, seq }) => userId === row.userId && lane === row.lane && seq > row.seq)
  if (isOutdated) return undefined
  const { code, reason } = verdict
  if (verdict.verdict === 'rejected') {
    const task = afterRefusal(row.task, code)
    return { ...row, task, state: 'rejected', code, reason, notBefore: null }
  }
  const after = verdict.verdict === 'retry' ? verdict.after : undefined
  const notBefore = nextTry({ attempts: row.attempts, after }, Date.now())
  const state = verdict.verdict === 'paused' ? 'paused' : 'queued'
  return { ...row, state, code, reason, notBefore }
}
