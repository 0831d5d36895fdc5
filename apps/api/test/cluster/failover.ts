import type { Answer } from '../faults/load.ts'
import type { Cluster } from './cluster.ts'
import { describe, runUnderLoad, usual } from './load.ts'
import type { Report } from './report.ts'
import { until } from './until.ts'

/** Seconds after which the last person has been told to come again later. */
const most = 30

/** Kills the leader's machine, brings it back when another leads, and counts what was lost. */
export async function tryFailover(cluster: Cluster): Promise<Report> {
  let killedAt = 0
  const outcome = await runUnderLoad(cluster, {
    ...usual,
    mayRefuse: true,
    happen: async ({ findLeader, untilWhole }) => {
      const leader = await findLeader()
      killedAt = performance.now()
      await leader.kill()
      await until('another leader', 60, async () => {
        const next = await findLeader()
        return next === leader ? undefined : next
      })
      leader.start()
      await untilWhole()
      return []
    },
  })
  const { recovery, answers, wrong } = outcome
  const meanwhile = answers.filter(
    ({ began }) => began > killedAt && began < killedAt + recovery * 1000,
  )
  const isFelt = outcome.statuses['503'] !== undefined
  return {
    figures: [
      describe(outcome),
      `last refusal ${recovery} s after the leader was killed (at most ${most})`,
      `meanwhile ${countGood(meanwhile, 'read')} reads were answered all the same`,
    ],
    wrong: [
      ...wrong,
      ...(isFelt ? [] : ['nobody was refused: there was no failover']),
      ...(recovery > most ? [`still refusing ${recovery} s after the leader was killed`] : []),
    ],
  }
}

function countGood(answers: readonly Answer[], what: string): number {
  return answers.filter((each) => each.what === what && each.status === 200).length
}
