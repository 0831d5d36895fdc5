// The rows of the outbox. Where the browser keeps nothing they live as long as the page: sending works all the same.
import { markQueued, readQueuedMark } from '../../lib/device/queued-mark.ts'
import { readActor } from '../../lib/session/acting.ts'
import { withDatabase } from '../browser-db/database.ts'
import type { Queued, Task } from '../browser-db/task.ts'
import { tellChanged } from './announcements.ts'
import { isInOrder, laneOf, merge } from './task-rules.ts'

/** What a change of the queue may do, all of it or nothing. */
type Rows = {
  all: () => Promise<Queued[]>
  add: (row: Omit<Queued, 'seq'>) => Promise<Queued>
  put: (row: Queued) => Promise<void>
  remove: (row: Queued) => Promise<void>
}

/** Things of all people on this device, in their order. */
export async function listQueued(): Promise<Queued[]> {
  return [...((await listKept()) ?? []), ...forPage]
}

/** Those of one person; of a business, those of whoever acts for it here. */
export async function listQueuedOf(userId: number): Promise<Queued[]> {
  return (await listQueued()).filter(isOf(userId))
}

function isOf(userId: number): (row: Queued) => boolean {
  const actorId = readActor(userId)
  return (row) => row.userId === userId && row.actorId === actorId
}

type NewTask = { id: string; userId: number; task: Task; createdAt: string }

/**
 * Adds a task behind all others. Where later wins it takes the place of what waits in its lane; an ad that is
 * queued already is not queued twice.
 * @returns the row, and the ids of those it replaces
 */
export async function addToQueue(fresh: NewTask): Promise<{ row: Queued; replaced: string[] }> {
  const add = async (rows: Rows) => {
    const all = await rows.all()
    const before = all.find(({ id }) => id === fresh.id)
    if (before) return { row: before, replaced: [] }
    const lane = laneOf(fresh.task)
    const isOwn = isOf(fresh.userId)
    const inLane = all.filter((row) => isOwn(row) && row.lane === lane)
    const sent = inLane.find(({ state }) => state === 'sending')
    if (sent && fresh.task.kind === 'publish') return { row: sent, replaced: [] }
    const outdated = isInOrder(fresh.task) ? [] : inLane.filter((row) => row !== sent)
    for (const row of outdated) await rows.remove(row)
    const task = outdated.reduceRight((later, { task }) => merge(task, later), fresh.task)
    const actorId = readActor(fresh.userId)
    const row = await rows.add({ ...fresh, ...untried, task, lane, actorId })
    return { row, replaced: outdated.map(({ id }) => id) }
  }
  // Whatever the database's reason, also a full disk: what cannot be kept is at least sent.
  const added = await inDatabase(add).catch(() => add(pageRows))
  await noteChange()
  return added
}

/** Changes one row; `change` answers what it is from now on, undefined to take it out. Nothing for a row that is gone. */
export async function changeQueued(
  id: string,
  change: (row: Queued, all: readonly Queued[]) => Queued | undefined,
): Promise<Queued | undefined> {
  const after = await inPlaceOf(id, async (rows) => {
    const all = await rows.all()
    const row = all.find((each) => each.id === id)
    if (!row) return undefined
    const changed = change(row, all)
    if (changed === undefined) await rows.remove(row)
    else if (changed !== row) await rows.put(changed)
    return changed
  })
  await noteChange()
  return after
}

/** Changes all rows of a person that `change` answers anew. */
export async function changeAll(userId: number, change: (row: Queued) => Queued): Promise<void> {
  const work = async (rows: Rows) => {
    const before = (await rows.all()).filter(isOf(userId))
    const after = before.map((row) => ({ row, changed: change(row) }))
    const changed = after.filter((each) => each.changed !== each.row)
    for (const each of changed) await rows.put(each.changed)
    return changed.length
  }
  // What cannot be changed now stays as it is, and is found at the next look.
  const kept = await inDatabase(work).catch(() => 0)
  if (kept + (await work(pageRows)) > 0) await noteChange()
}

/** After the database has forgotten a person: what lives in the page goes too, and everybody hears of it. */
export async function forgetQueueOf(userId: number): Promise<void> {
  forPage = forPage.filter((row) => row.userId !== userId)
  await noteChange()
}

/** As a task is before its first try. */
export const untried = {
  state: 'queued',
  reason: null,
  code: null,
  attempts: 0,
  notBefore: null,
} as const

/** Whether something is queued that goes with the page, because the browser keeps nothing. */
export function isOnlyForPage({ id }: Queued): boolean {
  return forPage.some((row) => row.id === id)
}

let forPage: Queued[] = []

const pageRows: Rows = {
  all: async () => forPage,
  add: async (row) => {
    // Behind whatever the database holds.
    const seq = Math.max(Number.MAX_SAFE_INTEGER / 2, ...forPage.map((each) => each.seq)) + 1
    const added = { ...row, seq }
    forPage = [...forPage, added]
    return added
  },
  put: async (row) => {
    forPage = forPage.map((each) => (each.id === row.id ? row : each))
  },
  remove: async ({ id }) => {
    forPage = forPage.filter((each) => each.id !== id)
  },
}

function inPlaceOf<T>(id: string, work: (rows: Rows) => Promise<T>): Promise<T> {
  return forPage.some((row) => row.id === id) ? work(pageRows) : inDatabase(work)
}

function inDatabase<T>(work: (rows: Rows) => Promise<T>): Promise<T> {
  return withDatabase((database) =>
    database.transaction('rw', database.outbox, () =>
      work({
        all: () => database.outbox.orderBy('seq').toArray(),
        add: async (row) => ({ ...row, seq: await database.outbox.add(row) }),
        put: async (row) => void (await database.outbox.put(row)),
        remove: ({ seq }) => database.outbox.delete(seq),
      }),
    ),
  )
}

/** Undefined when the database cannot be read now: the next wake-up looks again. */
async function listKept(): Promise<Queued[] | undefined> {
  try {
    return await withDatabase((database) => database.outbox.orderBy('seq').toArray())
  } catch {
    return undefined
  }
}

/** Tells who shows the queue, here and in other tabs, and leaves a mark for the next start. */
async function noteChange(): Promise<void> {
  tellChanged()
  const kept = await listKept()
  const idsOf = (rows: readonly Queued[]) => rows.map(({ userId }) => String(userId))
  const keptIds = kept ? idsOf(kept) : readQueuedMark().split(',').filter(Boolean)
  markQueued([...new Set([...keptIds, ...idsOf(forPage)])])
}
