// The fault sweeps of one machine, and some of their own, on the cluster.
import { describeOutcome } from '../faults/describe-outcome.ts'
import { postgresSweeps } from '../faults/postgres-sweeps.ts'
import { processSweeps } from '../faults/process-sweeps.ts'
import { providerSweeps } from '../faults/provider-sweeps.ts'
import { type Place, runSweep, type Sweep } from '../faults/sweep.ts'
import type { Cluster } from './cluster.ts'
import { programSweeps } from './program-sweeps.ts'
import { type ClusterWorld, startSweepWorld } from './sweep-world.ts'

/** Full disks are left out: pictures lie in the store here, and the database on the disk of everything else. */
const sweeps: readonly Sweep<ClusterWorld>[] = [
  ...postgresSweeps,
  ...processSweeps,
  ...providerSweeps,
  ...programSweeps,
]

export const sweepNames = sweeps.map(({ name }) => name)

/** Milliseconds until HAProxy knows that a server is gone. */
const untilKnown = 1000

/**
 * Harms the cluster under load in these ways, or in all, and says what came of each.
 * @returns whether all was well
 */
export async function trySweeps(
  cluster: Cluster,
  names: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  const place: Place<ClusterWorld> = {
    start: (options) => startSweepWorld(cluster, options),
    // PgBouncer lets people wait for 5 s before it tells them; another leader is there within 30 s.
    bounds: { refusal: 8, recovery: 30 },
    recoveryFrom: 'start',
    isLost: ({ status, began }, harmedAt) => status === 502 && began < harmedAt + untilKnown,
  }
  let isGood = true
  for (const sweep of sweeps) {
    if (names.length > 0 && !names.includes(sweep.name)) continue
    const outcome = await runSweep(sweep, sweep.lasts, place)
    isGood &&= outcome.wrong.length === 0
    for (const line of describeOutcome(outcome)) say(line)
  }
  return isGood
}
