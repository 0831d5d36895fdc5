// The release, step by step, as docs/operations.md tells it.
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import type { Phase } from './phases.ts'

export type Release = {
  fleet: Fleet
  /** The `src` of each. */
  versions: { old: string; newer: string }
  migrate: (sources: string) => Promise<void>
  /** How long both versions work beside each other; the other phases take a minute at most. */
  minutes: number
  /** Hears of each phase when it is over. */
  onPhase: (phase: Phase) => void
}

/** The phase with which the others are compared. */
export const beforeAll = 'old version alone'

/** Connections, compiled code and caches come first. */
const warmUp = 15_000

/** Two old processes run. Answers the phases in their order, and what went wrong, in words. */
export async function rollOutAndBack({
  fleet,
  versions: { old, newer },
  migrate,
  minutes,
  onPhase,
}: Release): Promise<{ phases: Phase[]; wrong: string[] }> {
  const phases: Phase[] = []
  const phase = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const answer = await step()
    const over = { name, began, ended: performance.now(), load: loadavg()[0] ?? 0 }
    phases.push(over)
    onPhase(over)
    return answer
  }
  const lasting = (long: number) => () => wait(long * 60_000)
  const short = Math.min(1, minutes / 2)
  const problems: string[] = []
  const end = async (version: 'old' | 'newer') => {
    problems.push(...(await fleet.end(version)))
  }
  await wait(warmUp)
  await phase(beforeAll, lasting(short))
  await phase('migration', () => migrate(newer))
  await phase('new version starts', () => fleet.start('newer', newer))
  await phase('both beside each other', lasting(minutes))
  await phase('old version ends', () => end('old'))
  await phase('new version alone', lasting(short))
  await phase('back: old version starts', async () => {
    await migrate(old)
    await fleet.start('old', old)
  })
  await phase('back: both beside each other', lasting(short / 2))
  await phase('back: new version ends', () => end('newer'))
  await phase('back: old version alone', lasting(short))
  return { phases, wrong: problems }
}
