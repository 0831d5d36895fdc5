// Asks a server for one thing again and again, or for several at their own pace.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, openConnection } from '../http-client.ts'
import type { Kind } from './shares.ts'
import type { Done } from './sums.ts'

/** One thing that people do; `run` answers what failed, such as '429', and undefined if it went well. */
export type Action = { kind: Kind; run: (ask: Connection) => Promise<string | undefined> }

/** Times in milliseconds, of those that went well. */
export type Driven = Done & {
  perSecond: number
  median: number
  p99: number
}

/** Does it over so many connections, each waiting for its answer. */
export async function drive(
  { run }: Action,
  { port, connections, seconds }: { port: number; connections: number; seconds: number },
): Promise<Driven> {
  const notes = makeNotes()
  const end = performance.now() + seconds * 1000
  const walk = async () => {
    const ask = await openConnection(port)
    while (performance.now() < end) {
      const asked = performance.now()
      notes.add(asked, await run(ask))
    }
    ask.close()
  }
  await Promise.all(Array.from({ length: connections }, walk))
  return notes.read()
}

export type Paced = { action: Action; perSecond: number }

/** People who wait for nobody: beyond so many at once nothing is asked any more, and counts as failed. */
const mostAtOnce = 300

/** Does each at its own pace, whatever becomes of those before; times count from when it was due. */
export async function pace(
  paced: readonly Paced[],
  { port, seconds }: { port: number; seconds: number },
): Promise<ReadonlyMap<Kind, Driven>> {
  const connections = makeConnections(port)
  const running = new Set<Promise<void>>()
  const start = performance.now()
  const lines = paced.map(({ action, perSecond }) => ({
    action,
    perSecond,
    begun: 0,
    notes: makeNotes(),
  }))
  const begin = ({ action, notes }: (typeof lines)[number], due: number) => {
    const one = connections
      .use(action.run)
      .catch(String)
      .then((failure) => notes.add(due, failure))
      .finally(() => running.delete(one))
    running.add(one)
  }
  for (let passed = 0; passed < seconds; ) {
    passed = Math.min(seconds, (performance.now() - start) / 1000)
    for (const line of lines) {
      const dueBy = Math.floor(passed * line.perSecond)
      for (; line.begun < dueBy; line.begun++) {
        begin(line, start + ((line.begun + 1) / line.perSecond) * 1000)
      }
    }
    await sleep(4)
  }
  await Promise.all(running)
  connections.close()
  return new Map(lines.map(({ action, notes }) => [action.kind, notes.read()]))
}

function makeConnections(port: number) {
  const free: Connection[] = []
  let open = 0
  const take = async () => {
    const known = free.pop()
    if (known) return known
    if (open >= mostAtOnce) throw new Error('too many at once')
    open += 1
    return openConnection(port)
  }
  return {
    use: async (run: Action['run']) => {
      const ask = await take()
      const failure = await run(ask).catch((error: unknown) => {
        ask.close()
        open -= 1
        throw error
      })
      free.push(ask)
      return failure
    },
    close: () => {
      for (const ask of free) ask.close()
    },
  }
}

function makeNotes() {
  const times: number[] = []
  const start = performance.now()
  const failures = new Map<string, number>()
  return {
    add: (since: number, failure: string | undefined) => {
      if (failure === undefined) times.push(performance.now() - since)
      else failures.set(failure, (failures.get(failure) ?? 0) + 1)
    },
    read: (): Driven => summarize(times, failures, start),
  }
}

/**
 * @param times of those that went well
 * @param start when the first could come, by `performance.now()`
 */
export function summarize(
  times: readonly number[],
  failures: Driven['failures'],
  start: number,
): Driven {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const perSecond = times.length / ((performance.now() - start) / 1000)
  return { count: times.length, failures, perSecond, median: at(0.5), p99: at(0.99) }
}
