import { setTimeout as wait } from 'node:timers/promises'
import { queryOnce } from '../faults/world.ts'
import type { Cluster } from './cluster.ts'
import { describe, runUnderLoad, usual } from './load.ts'
import type { Member } from './members.ts'
import type { Report } from './report.ts'
import { until } from './until.ts'

/** Kills a replica's machine and brings it back: nobody notices, and it answers reads again. */
export async function tryReplica(cluster: Cluster): Promise<Report> {
  let readsBefore = 0
  let secondsUntilUsed = 0
  const outcome = await runUnderLoad(cluster, {
    ...usual,
    mayRefuse: false,
    happen: async ({ members, findLeader, untilWhole }) => {
      const leader = await findLeader()
      const replica = members.find((member) => member !== leader)
      if (!replica) return ['there is no replica']
      readsBefore = await countReads(replica)
      await replica.kill()
      await wait(10_000)
      const startedAt = performance.now()
      replica.start()
      await untilWhole()
      const first = await countReads(replica)
      await until('reads on the replica', 30, async () =>
        (await countReads(replica)) > first ? true : undefined,
      )
      secondsUntilUsed = Math.round((performance.now() - startedAt) / 100) / 10
      return []
    },
  })
  return {
    figures: [
      describe(outcome),
      `${readsBefore} reads of ads on the replica before; used again ${secondsUntilUsed} s after its start`,
    ],
    wrong: [...outcome.wrong, ...(readsBefore > 0 ? [] : ['the replica answered no read before'])],
  }
}

/** How often this member has looked into the table of ads. */
async function countReads({ url }: Member): Promise<number> {
  const { rows } = await queryOnce(
    url,
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'listings'`,
  )
  return Number(rows[0]?.reads ?? 0)
}
