// The outbox: whatever a person does that must reach the server is queued here and sent, at once when there is a network.
// Screens of the first load fetch this file when something is queued; later ones may import it.
import { useMemo } from 'react'
import { createStore, type Store, useStore } from '../../lib/device/store.ts'
import { makeUuid } from '../../lib/uuid.ts'
import type { Kind, Queued, Results, Task, TaskOf, Verdict } from '../browser-db/task.ts'
import { onChanged, onTried, type Tried, tellDropped } from './announcements.ts'
import { drain } from './drain.ts'
import { addToQueue, changeQueued, listQueuedOf, untried } from './queue.ts'
import { isInOrder, isWording } from './task-rules.ts'
import { listenForWakeUps } from './triggers.ts'

export { drain }

/** Queues a task of a person and starts sending. What waits and is meant no more (an earlier heart) gives way to it. */
export async function enqueue(userId: number, task: Task): Promise<Queued> {
  return (await send(userId, task)).item
}

/**
 * Like `enqueue`, for callers that want to know what the next try comes to, whichever tab makes it.
 * @returns `tried` is undefined when a later task took its place or it was discarded
 */
export async function send(
  userId: number,
  task: Task,
): Promise<{ item: Queued; tried: Promise<Tried | undefined> }> {
  const fresh = { id: makeUuid(), userId, task, createdAt: new Date().toISOString() }
  // Asked for before it is queued: a drain under way may have sent it before the queue has said that it is in.
  const tried = untilTried(fresh.id)
  const { row, replaced } = await addToQueue(fresh).catch((error: unknown) => {
    waiting.delete(fresh.id)
    throw error
  })
  for (const id of replaced) answer(id, undefined)
  if (row.id !== fresh.id) {
    waiting.delete(fresh.id)
    void drain()
    return { item: row, tried: untilTried(row.id) }
  }
  void drain()
  return { item: row, tried }
}

function untilTried(id: string): Promise<Tried | undefined> {
  return new Promise((done) => waiting.set(id, done))
}

/** Sends it now, whatever it waits for; also what was refused. */
export async function retryNow(id: string): Promise<void> {
  await changeQueued(id, (row) => (row.state === 'sending' ? row : { ...row, ...untried }))
  await drain()
}

/** Takes it out for good. What is being sent may arrive all the same. */
export async function discard(id: string): Promise<void> {
  let dropped: Queued | undefined
  await changeQueued(id, (row) => {
    dropped = row
    return undefined
  })
  answer(id, undefined)
  if (dropped) tellDropped(dropped)
}

/** Takes it out to be worked on. @returns false when it is just being sent: then it stays */
export async function withdraw(id: string): Promise<boolean> {
  const left = await changeQueued(id, (row) => (row.state === 'sending' ? row : undefined))
  if (left) return false
  answer(id, undefined)
  return true
}

/**
 * Says a message in other words. It keeps its clientId unless it was refused: an earlier try may have
 * arrived, and must not arrive twice.
 * @returns false when it is just being sent or is gone
 */
export async function reword(id: string, content: string): Promise<boolean> {
  let before: Queued | undefined
  const changed = await changeQueued(id, (row) => {
    before = row
    const { task, state } = row
    if (state === 'sending' || !isInOrder(task) || !isWording(task)) return row
    const clientId = state === 'rejected' ? makeUuid() : task.clientId
    return { ...row, ...untried, task: { ...task, content, clientId } }
  })
  if (changed?.state !== 'queued') return false
  if (before?.state === 'rejected') tellDropped(before)
  void drain()
  return true
}

/** What a person has queued, in order and live over all tabs; undefined until the first look and on the server. */
export function useQueue(userId: number): readonly Queued[] | undefined {
  return useStore(
    useMemo(() => queueOf(userId), [userId]),
    undefined,
  )
}

/** The same for callers that need not tell an empty queue from one that was not looked at yet. */
export function useQueued(userId: number): readonly Queued[] {
  return useQueue(userId) ?? none
}

type DoneListener<K extends Kind> = (done: {
  item: Queued
  task: TaskOf<K>
  result: Results[K]
}) => void

/** Calls the listener when something of a kind has reached the server, from whatever tab. @returns the way to stop it */
export function onDone<K extends Kind>(kind: K, listener: DoneListener<K>): () => void {
  doneListeners[kind].add(listener)
  return () => doneListeners[kind].delete(listener)
}

const doneListeners: { [K in Kind]: Set<DoneListener<K>> } = {
  publish: new Set(),
  message: new Set(),
  'first-message': new Set(),
  favourite: new Set(),
  follow: new Set(),
  'mark-conversation': new Set(),
  'mark-read': new Set(),
}

function tellDone(tried: Tried): void {
  if (tried.kind === 'publish') tell(doneListeners.publish, tried)
  else if (tried.kind === 'message') tell(doneListeners.message, tried)
  else if (tried.kind === 'first-message') tell(doneListeners['first-message'], tried)
  else if (tried.kind === 'favourite') tell(doneListeners.favourite, tried)
  else if (tried.kind === 'follow') tell(doneListeners.follow, tried)
  else if (tried.kind === 'mark-conversation') tell(doneListeners['mark-conversation'], tried)
  else tell(doneListeners['mark-read'], tried)
}

type TriedOf<K extends Kind> = { item: Queued; task: TaskOf<K>; verdict: Verdict<Results[K]> }

function tell<K extends Kind>(
  listeners: ReadonlySet<DoneListener<K>>,
  { item, task, verdict }: TriedOf<K>,
): void {
  if (verdict.verdict !== 'done') return
  for (const listener of listeners) listener({ item, task, result: verdict.result })
}

/** Who waits for the next try of a row. */
const waiting = new Map<string, (tried: Tried | undefined) => void>()

function answer(id: string, tried: Tried | undefined): void {
  waiting.get(id)?.(tried)
  waiting.delete(id)
}

const none: readonly Queued[] = []
const queues = new Map<number, Store<readonly Queued[] | undefined>>()

function queueOf(userId: number): Store<readonly Queued[] | undefined> {
  const known = queues.get(userId)
  if (known) return known
  const queue = createStore<readonly Queued[] | undefined>(undefined)
  let asked = 0
  const look = async () => {
    asked += 1
    const turn = asked
    const rows = await listQueuedOf(userId).catch(() => undefined)
    if (rows && turn === asked) queue.set(rows)
  }
  onChanged(() => void look())
  void look()
  queues.set(userId, queue)
  return queue
}

onTried((tried) => {
  answer(tried.item.id, tried)
  tellDone(tried)
})
listenForWakeUps()
