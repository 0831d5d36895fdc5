// How far each replica has come, and which may answer reads.
import { setTimeout as wait } from 'node:timers/promises'
import type { Lsn } from './lsn.ts'
import { type PrimaryState, trackPrimary } from './primary-track.ts'

export type ReplicaWatchOptions = {
  /** Where the primary writes now. Rejects when it does not answer. */
  askPrimary: () => Promise<PrimaryState>
  /** One for each replica: what it has replayed; null while it is the primary itself. Rejects when it does not answer. */
  askReplicas: readonly (() => Promise<Lsn | null>)[]
  /** Hears when a replica is left out, and when it is used again. */
  onChange: (replica: number, isUsed: boolean) => void
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * `lag`: milliseconds since the primary was where the replica is now; undefined while nobody can say. `isPrimary`: where the
 * addresses name every server, the one that leads is never used, and nothing is wrong.
 */
export type ReplicaState = { isUsed: boolean; isPrimary: boolean; lag: number | undefined }

export type ReplicaWatch = {
  /** Whether there are usable replicas, all of which have replayed `needed`; null: nothing in particular. */
  isReady: (needed: Lsn | null) => boolean
  /** The next usable replica, in turn; undefined without one. */
  next: () => number | undefined
  /** Whether the primary does not answer, asked now: a second at most, once for all who want to know meanwhile. */
  isPrimaryAway: () => Promise<boolean>
  states: () => ReplicaState[]
  close: () => Promise<void>
}

type Replica = {
  replayed: Lsn | undefined
  /** Where it was when it was ahead of the primary: until it moves, it has what the primary never got. */
  strayed: Lsn | undefined
  isUsed: boolean
  isPrimary: boolean
}

/** Milliseconds between two looks, and until a server that says nothing counts as away. */
const PAUSE = 100
const PATIENCE = 1000
/** Milliseconds without an answer after which the primary is away, whatever it may say to another question. */
const LONG_SILENT = 1500

/** Begins to look; until the primary has answered no replica is usable. */
export function watchReplicas(options: ReplicaWatchOptions): ReplicaWatch {
  const { askPrimary, askReplicas, onChange, now = () => performance.now() } = options
  const ending = new AbortController()
  const track = trackPrimary(now)
  let heardAt = Number.NEGATIVE_INFINITY
  const askPatiently = () => patiently(askPrimary, ending.signal)
  const replicas = askReplicas.map((): Replica => {
    return { replayed: undefined, strayed: undefined, isUsed: false, isPrimary: false }
  })
  const isUsable = ({ replayed, strayed }: Replica) =>
    replayed !== undefined && strayed === undefined && track.isRecent(replayed)

  async function lookAtPrimary(): Promise<void> {
    const before = replicas.map(({ replayed }) => replayed)
    const found = await askPatiently().catch(() => undefined)
    if (!found) return
    heardAt = performance.now()
    replicas.forEach((replica, number) => {
      const had = before[number]
      if (had !== undefined && had > found.lsn) replica.strayed = had
    })
    track.note(found)
  }

  async function lookAtReplica(number: number, ask: () => Promise<Lsn | null>): Promise<void> {
    const replica = replicas[number]
    if (!replica) return
    const found = await patiently(ask, ending.signal).catch(() => undefined)
    replica.isPrimary = found === null
    replica.replayed = found ?? undefined
    if (replica.replayed !== replica.strayed) replica.strayed = undefined
    const isUsed = isUsable(replica)
    if (replica.isUsed === isUsed) return
    replica.isUsed = isUsed
    onChange(number, isUsed)
  }

  async function watch(look: () => Promise<void>): Promise<void> {
    while (!ending.signal.aborted) {
      await look()
      await wait(PAUSE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  const watching = [
    watch(lookAtPrimary),
    ...askReplicas.map((ask, number) => watch(() => lookAtReplica(number, ask))),
  ]
  let turn = 0
  return {
    isPrimaryAway: askIfAway(askPatiently, () => heardAt),
    isReady: (needed) => {
      const usable = replicas.filter(isUsable)
      return usable.length > 0 && usable.every(({ replayed = 0n }) => replayed >= (needed ?? 0n))
    },
    next: () => {
      const usable = replicas.flatMap((replica, number) => (isUsable(replica) ? [number] : []))
      turn += 1
      return usable[turn % usable.length]
    },
    states: () =>
      replicas.map(({ replayed, isUsed, isPrimary }) => {
        const lag = replayed === undefined ? undefined : track.lagOf(replayed)
        return { isUsed, isPrimary, lag }
      }),
    close: async () => {
      ending.abort()
      await Promise.all(watching)
    },
  }
}

/** Whoever asks while the primary is being asked shares the answer. `heardAt`: when it last gave one. */
function askIfAway(ask: () => Promise<unknown>, heardAt: () => number): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const look = async () => {
    try {
      await ask()
      return false
    } catch {
      return true
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (performance.now() - heardAt() > LONG_SILENT) return true
    asking ??= look()
    return asking
  }
}

/** A server may hang: waits a second at most, and no longer than until `signal`. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  const gaveUp = new Promise<never>((_, reject) => {
    enough.addEventListener('abort', () => reject(enough.reason), { once: true })
  })
  return Promise.race([ask(), gaveUp])
}
